import { cardFiles, movingFolder } from '../../../widget/release/card-files.ts';
import { pinnedTags } from '../../../widget/release/card-snippets.ts';
import type { Release } from '../../../widget/release/release.ts';
import type { PageKind } from './probe-record.ts';

/** A page with a form to be measured. */
export type BenchPage = {
  /** As the tables call it. */
  readonly name: string;
  readonly path: string;
  readonly kind: PageKind;
  /** Its HTML; without it the page is one of the built site. */
  readonly html?: string;
};

const page = (head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign up</title>
<link rel="icon" href="data:,">
${head}</head>
<body>
${body}
</body>
</html>
`;

const field = (name: string, label: string, type: string, autocomplete: string): string =>
  `<p><label>${label}<br><input name="${name}" type="${type}" autocomplete="${autocomplete}"></label></p>`;

/** The same five fields and two buttons as the card, and nothing else: what no card can beat. */
const bareForm = [
  '<form method="post">',
  field('name', 'Name', 'text', 'name'),
  field('company', 'Company Name', 'text', 'organization'),
  field('email', 'Email', 'email', 'email'),
  field('phone', 'Phone', 'tel', 'tel'),
  field('newPassword', 'Password', 'password', 'new-password'),
  '<p><button>Create Account</button></p>',
  '<p><button type="button">Sign in with Google</button></p>',
  '</form>',
].join('\n');

/** The one-tag snippet. */
const script = `<script type="module" src="/widget/${movingFolder}/${cardFiles.shell}"></script>\n`;

/** Where every visitor comes from: an empty page, asked for under another host. */
export const elsewhere = '/bench/elsewhere';
export const elsewherePage = page('', '');

/** Where the card leads after sign-up: an address that answers "no content", so that the page stays and can be read. */
export const afterSignUp = '/bench/signed-in';

const tag = (origin: string, more = '', inside = ''): string =>
  `<acct-auth-card app-url="${origin}${afterSignUp}" cookie-domain="localhost"${more}>${inside}</acct-auth-card>`;

/** As its own guide tells a page's author: three scripts, its styles, then `start`. E-mail alone, so that its first screen is the field. */
const firebaseUi = page(
  `<script src="/bench/peers/firebase-app-compat.js"></script>
<script src="/bench/peers/firebase-auth-compat.js"></script>
<script src="/bench/peers/firebaseui.js"></script>
<link type="text/css" rel="stylesheet" href="/bench/peers/firebaseui.css">
<script>
  firebase.initializeApp({ apiKey: 'demo-api-key', authDomain: location.host, projectId: 'demo-acct' });
  new firebaseui.auth.AuthUI(firebase.auth()).start('#firebaseui-auth-container', {
    signInSuccessUrl: '${afterSignUp}',
    signInOptions: [firebase.auth.EmailAuthProvider.PROVIDER_ID],
  });
</script>
`,
  '<div id="firebaseui-auth-container"></div>',
);

/** As its own guide tells a page's author; the service's answers come from this very server, without a further connection. */
const hanko = page(
  '',
  `<hanko-auth></hanko-auth>
<script type="module">
  import { register } from '/bench/peers/hanko-elements.js';
  await register(location.origin + '/bench/fake/hanko');
</script>`,
);

export type BenchPagesOptions = {
  /** Of the server that serves all pages. */
  readonly origin: string;
  /** The release that the recommended snippet names. */
  readonly release: Release;
  /** The built card as a declarative shadow root. */
  readonly declarative: string;
  readonly withPeers: boolean;
};

/** The pages of a round, in their order. */
export function benchPages({ origin, release, declarative, withPeers }: BenchPagesOptions): readonly BenchPage[] {
  const { importMap, script: pinnedScript, preload } = pinnedTags(release, { origin });
  const pinned = `${importMap}\n${pinnedScript}\n${preload}\n`;
  const own: BenchPage[] = [
    { name: 'bare', path: '/bench/bare', kind: 'bare', html: page('', bareForm) },
    { name: 'ours-tag', path: '/bench/ours-tag', kind: 'card', html: page(script, tag(origin)) },
    { name: 'ours-preload', path: '/bench/ours-preload', kind: 'card', html: page(pinned, tag(origin)) },
    {
      name: 'ours-declarative',
      path: '/bench/ours-declarative',
      kind: 'card',
      html: page('', tag(origin, '', declarative) + pinned),
    },
    { name: 'ours-login', path: '/login', kind: 'card' },
  ];
  const peers: BenchPage[] = [
    { name: 'FirebaseUI 6.1', path: '/bench/firebaseui', kind: 'peer', html: firebaseUi },
    { name: 'Hanko 2.7', path: '/bench/hanko', kind: 'peer', html: hanko },
  ];
  return withPeers ? [...own, ...peers] : own;
}

/** The page by script tag once more, led to this run's emulators: for the sign-up. */
export function signUpPage(
  origin: string,
  emulators: { readonly auth: string; readonly firestore: string },
): BenchPage {
  const attributes = ` auth-emulator="${emulators.auth}" firestore-emulator="${emulators.firestore}"`;
  return { name: 'sign-up', path: '/bench/sign-up', kind: 'card', html: page(script, tag(origin, attributes)) };
}
