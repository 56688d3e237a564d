import type { CardConfig } from '../../core/card-config.ts';
import type { CaptchaAppearance } from '../../core/ports.ts';

/** Content width in px below which reCAPTCHA's normal box (304 x 78) does not fit. */
const normalWidth = 304;

/** How the human check is to look in this card now. */
export function checkAppearance(host: HTMLElement, { language, theme }: CardConfig): CaptchaAppearance {
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const width = host.shadowRoot?.querySelector('.captcha')?.clientWidth ?? normalWidth;
  return { language, theme: dark ? 'dark' : 'light', size: width < normalWidth ? 'compact' : 'normal' };
}
