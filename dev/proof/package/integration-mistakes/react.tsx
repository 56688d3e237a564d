import '@acct/auth-card/react';

export const validCard = (
  <acct-auth-card
    app-url="https://app.acct.example"
    cookie-domain=".acct.example"
    tab="signin"
    lang="hi"
    theme="dark"
    handoff="always"
    human-check="auto"
    loading="lazy"
    prefill-email="asha@patiltraders.example"
    id="card"
    className="wide"
    onacct-authenticated={(event) => event.detail.session === 'none' && event.preventDefault()}
    ref={(element) => element?.reset()}
  >
    <a href="https://www.acct.example/login">Sign up or sign in</a>
  </acct-auth-card>
);

export const invalidCards = {
  // @ts-expect-error no such tab
  tab: <acct-auth-card tab="login" />,
  // @ts-expect-error no such language
  lang: <acct-auth-card lang="fr" />,
  // @ts-expect-error no such theme
  theme: <acct-auth-card theme="blue" />,
  // @ts-expect-error no such value
  handoff: <acct-auth-card handoff="sometimes" />,
  // @ts-expect-error no such value
  check: <acct-auth-card human-check="none" />,
  // @ts-expect-error no such value
  loading: <acct-auth-card loading="later" />,
  // @ts-expect-error a string
  url: <acct-auth-card app-url={5} />,
  // @ts-expect-error no such attribute; TypeScript accepts any name with a hyphen
  unknown: <acct-auth-card thema="dark" />,
  // @ts-expect-error no such detail
  event: <acct-auth-card onacct-redirect={(event) => event.detail.uid} />,
};
