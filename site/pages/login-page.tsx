import { LoginHead, LoginRedirectReasons } from '../components/login-head.tsx';
import { LoginPanel } from '../components/login-panel.tsx';
import { SignInCard } from '../components/sign-in-card.tsx';
import { useSite, useStyles } from '../components/site-context.ts';
import { CheckmarkList } from '../components/text-parts.tsx';

/** The sign-up and sign-in page: the card, the steps after the sign-up, and the promises of the trial. */
export function LoginPage() {
  useStyles('login');
  const { text } = useSite();
  return (
    <div className="section login">
      <LoginHead />
      <LoginRedirectReasons />
      <div className="login-columns">
        <LoginPanel />
        <div>
          <SignInCard />
        </div>
      </div>
      <CheckmarkList items={text.login.promises} className="ticks-inline" />
    </div>
  );
}
