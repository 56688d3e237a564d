'use client';

import '@acct/auth-card';
import '@acct/auth-card/react';
import { useCallback, useState } from 'react';

type Card = HTMLElementTagNameMap['acct-auth-card'];
type Authenticated = HTMLElementEventMap['acct-authenticated'];

export function SignUpCard() {
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  const [greeting, setGreeting] = useState('');

  // React adds no `onacct-...` listener to an element that came from the server, so this one is added by hand, once.
  const listen = useCallback((card: Card) => {
    const greet = ({ detail }: Authenticated) => setGreeting(detail.isNewUser ? 'Welcome!' : 'Welcome back!');
    card.addEventListener('acct-authenticated', greet);
    return () => card.removeEventListener('acct-authenticated', greet);
  }, []);

  return (
    <>
      <button type="button" onClick={() => setLanguage(language === 'en' ? 'hi' : 'en')}>
        {language === 'en' ? 'हिन्दी' : 'English'}
      </button>
      <acct-auth-card ref={listen} app-url="https://app.acct.example" cookie-domain=".acct.example" lang={language} />
      <p role="status">{greeting}</p>
    </>
  );
}
