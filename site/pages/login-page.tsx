import { LoginHead } from '../components/login-head.tsx';
import { LoginReasons } from '../components/login-reasons.tsx';
import { PageLink } from '../components/page-link.tsx';
import { SignInCard } from '../components/sign-in-card.tsx';
import { TickList } from '../components/tick-list.tsx';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** The sign-up and sign-in page: one task, the promises, nothing else. */
export function LoginPage() {
  useStyles('login');
  const { text } = useSite();
  return (
    <div className="section login">
      <p className="back">
        <PageLink to="/" className="lone-link">
          {text.login.backToHome}
        </PageLink>
      </p>
      <LoginReasons />
      <LoginHead />
      <SignInCard />
      <TickList items={text.login.promises} className="ticks-inline" />
    </div>
  );
}
