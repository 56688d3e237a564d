import { useState } from 'react';
import type { InAppBrowser } from '../../core/in-app-browser.ts';
import type { ActiveViewProps } from '../active-chunk.ts';

/**
 * Replaces Google's button in the built-in browser of another application. Gives the reason, and a link to a real
 * browser.
 */
export function InAppBrowserNotice({ activeChunk, inApp }: ActiveViewProps & { readonly inApp: InAppBrowser }) {
  const { messages, tools } = activeChunk;
  const [copied, setCopied] = useState<'not-yet' | 'yes' | 'by-hand'>('not-yet');
  const address = tools.pageAddress();
  const copy = async (): Promise<void> => setCopied((await tools.copyText(address)) ? 'yes' : 'by-hand');
  return (
    <div className="in-app" part="in-app-notice">
      <p>{messages.inApp.notice}</p>
      {inApp === 'android' && (
        <a className="secondary" part="secondary-button" href={androidIntent(address)}>
          {messages.inApp.openBrowser}
        </a>
      )}
      <button type="button" className="secondary" part="secondary-button" onClick={() => void copy()}>
        {copied === 'yes' ? messages.inApp.copied : messages.inApp.copyLink}
      </button>
      {copied === 'by-hand' && <input readOnly aria-label={messages.inApp.copyLink} value={address} />}
    </div>
  );
}

/**
 * Returns a link that opens the page in the default browser. Without a default browser, the link opens the page in the
 * current browser (https://developer.chrome.com/docs/android/intents).
 */
function androidIntent(address: string): string {
  const url = new URL(address);
  const rest = url.href.slice(url.protocol.length + 2);
  const fallback = encodeURIComponent(address);
  return `intent://${rest}#Intent;scheme=${url.protocol.slice(0, -1)};action=android.intent.action.VIEW;S.browser_fallback_url=${fallback};end`;
}
