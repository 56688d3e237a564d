import { createHash } from 'node:crypto';
import { wholePolicy } from '../../widget/release/card-policy.ts';
import { pinnedTags } from '../../widget/release/card-snippets.ts';
import { CodeBlock } from '../components/code-block.tsx';
import { policyPlace } from '../policy-place.ts';
import { useSite } from '../site-context.ts';

/** The policy of a page with nothing but the card. */
export function Generator() {
  const { env, release } = useSite();
  const { mapText } = pinnedTags(release, { origin: env.siteOrigin });
  const hash = createHash('sha256').update(mapText).digest('base64');
  return <CodeBlock title="Content-Security-Policy" text={wholePolicy(policyPlace(env), hash)} />;
}
