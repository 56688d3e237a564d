import '@acct/auth-card';
import '@acct/auth-card/react';
import { useState } from 'react';

export function SignUpCard() {
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  const [greeting, setGreeting] = useState('');
  return (
    <>
      <button type="button" onClick={() => setLanguage(language === 'en' ? 'hi' : 'en')}>
        {language === 'en' ? 'हिन्दी' : 'English'}
      </button>
      <acct-auth-card
        app-url="https://app.acct.example"
        cookie-domain=".acct.example"
        lang={language}
        onacct-authenticated={({ detail }) => setGreeting(detail.isNewUser ? 'Welcome!' : 'Welcome back!')}
      />
      <p role="status">{greeting}</p>
    </>
  );
}
