import '@acct/auth-card/preact';

export const right = (
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
    class="wide"
    onacct-authenticated={(event) => event.detail.session === 'none' && event.preventDefault()}
    ref={(element) => element?.reset()}
  >
    <a href="https://www.acct.example/login">Sign up or sign in</a>
  </acct-auth-card>
);

export const wrong = [
  // @ts-expect-error no such tab
  <acct-auth-card tab="login" />,
  // @ts-expect-error no such language
  <acct-auth-card lang="fr" />,
  // @ts-expect-error no such theme
  <acct-auth-card theme="blue" />,
  // @ts-expect-error no such word
  <acct-auth-card handoff="sometimes" />,
  // @ts-expect-error no such word
  <acct-auth-card human-check="none" />,
  // @ts-expect-error no such word
  <acct-auth-card loading="later" />,
  // @ts-expect-error a string
  <acct-auth-card app-url={5} />,
  // @ts-expect-error no such attribute; of names with a hyphen TypeScript lets any pass
  <acct-auth-card thema="dark" />,
  // @ts-expect-error no such detail
  <acct-auth-card onacct-redirect={(event) => event.detail.uid} />,
];
