/** The time in milliseconds for which a button shows its result. */
const resultDuration = 4000;

/** Adds a copy button to every code block in `host`. In a browser without a clipboard, the button selects the code. */
function copyButtons(host: HTMLElement): void {
  const { copy = '', copied = '', byHand = '' } = host.dataset;
  const spoken = document.createElement('p');
  spoken.className = 'visually-hidden';
  spoken.setAttribute('role', 'status');
  host.append(spoken);

  for (const bar of host.querySelectorAll<HTMLElement>('.code figcaption')) {
    const code = bar.parentElement?.querySelector('code');
    if (!code) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy-button';
    const title = bar.textContent;
    const name = (words: string): void => {
      button.textContent = words;
      // Adds the code's title to the button's accessible name, since many buttons have the same text.
      button.setAttribute('aria-label', `${words}: ${title}`);
    };
    const say = (words: string): void => {
      name(words);
      spoken.textContent = words;
      setTimeout(() => {
        name(copy);
        spoken.textContent = '';
      }, resultDuration);
    };
    name(copy);
    button.addEventListener('click', () => {
      writeText(code.textContent ?? '').then(
        () => say(copied),
        () => {
          getSelection()?.selectAllChildren(code);
          say(byHand);
        },
      );
    });
    bar.append(button);
  }
}

/** Rejects if there is no clipboard: on a page without https, and in Safari before 13.1. */
const writeText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Entry of the guide's pages: adds a button to every code block. */
const host = document.querySelector<HTMLElement>('[data-copy]');
if (host) copyButtons(host);

// Redirects an unknown anchor to /docs/messages, because the card's first releases link to message codes on this page.
if (location.hash && !document.getElementById(location.hash.slice(1)))
  location.replace(`/docs/messages${location.hash}`);
