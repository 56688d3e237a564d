import { BrandMark } from '../components/brand-mark.tsx';
import { PageLink } from '../components/page-link.tsx';
import { SignInCard } from '../components/sign-in-card.tsx';
import { useSite } from '../site-context.ts';

/** The sign-up and sign-in page: one task, the three promises, nothing else. */
export function LoginPage() {
  const { text } = useSite();
  return (
    <section className="section login">
      <PageLink to="/">{text.login.backToHome}</PageLink>
      <p className="login-logo">
        <BrandMark />
      </p>
      <h1>{text.login.heading}</h1>
      <SignInCard />
      <ul>
        {text.login.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </section>
  );
}
