import { LoginHeader, LoginRedirectReasons } from '../components/login-header.tsx';
import { LoginPanel } from '../components/login-panel.tsx';
import { SignInCard } from '../components/sign-in-card.tsx';
import { useSiteContext, useStyles } from '../components/site-context.ts';
import { CheckmarkList } from '../components/text-parts.tsx';

/** The sign-up and sign-in page: the card, the steps after the sign-up, and the promises of the trial. */
export function LoginPage() {
  useStyles('login');
  const { text } = useSiteContext();
  return (
    <div className="section login">
      <LoginHeader />
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
