import { localPath } from '../../widget/languages/languages.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { ExternalLink } from './external-link.tsx';

/**
 * Says that the card's script has not arrived, with two ways on. It stands in the page unseen: the stylesheet shows it
 * after a while, as long as the element before it is not defined, so that no script is needed where scripts are what
 * fails.
 */
export function LateCard() {
  useStyles('late-card');
  const { text, env, language } = useSite();
  return (
    <p className="late-card" role="alert">
      {text.login.late} <a href={localPath('/login', language)}>{text.login.lateReload}</a> {text.login.lateOr}{' '}
      <ExternalLink href={env.appLoginUrl}>{text.login.fallbackLink}</ExternalLink>
    </p>
  );
}
