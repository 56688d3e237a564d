import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GalleryPage, styled, usual } from './gallery-page.ts';
import { hostilePages } from './hostile-pages.ts';

const pico = readFileSync(createRequire(import.meta.url).resolve('@picocss/pico/css/pico.css'), 'utf8');
const inBox =
  (style: string) =>
  (card: string): string =>
    `<div style="${style}">${card}</div>`;

/** Pages whose style sheets are made for something else: for whole sites, for printers' layouts, for other forms. */
export async function pagesOfStyles(): Promise<readonly GalleryPage[]> {
  const sheets = (await hostilePages()).map(({ name, css, attributes = {} }) => ({
    name,
    why: 'its own rules are for every element that it has',
    html: usual({
      around: (card) => `<style>${css}</style>${card}`,
      root: Object.entries(attributes)
        .map(([attribute, value]) => `${attribute}="${value}"`)
        .join(' '),
    }),
  }));
  return [
    ...sheets,
    { name: 'Pico', why: 'it styles bare tags, dialog and form among them', html: styled(pico) },
    {
      name: 'hidden controls',
      why: 'a theme hides what it draws itself, and whatever stands in the card’s element',
      html: styled('button, input, label, form, dialog, acct-auth-card > div { display: none !important; }'),
    },
    {
      name: 'no root font size',
      why: 'everything in rem or em is nothing then',
      html: styled('html { font-size: 0; line-height: 0; letter-spacing: -1em; word-spacing: -1em; }'),
    },
    {
      name: 'content boxes',
      why: 'paddings and borders come on top of every width',
      // Inside the human check Google's own nodes stand among the page's, and a rule for every node is for them, too.
      html: styled(
        '*:not(acct-auth-card > * *) { box-sizing: content-box !important; max-width: none; min-width: 0; }',
      ),
    },
    {
      name: 'everything moves',
      why: 'a transition or animation on everything would be seen in the card too',
      html: styled(
        '@keyframes wave { to { opacity: 0.4; } } * { transition: all 5s !important; animation: wave 9s infinite !important; }',
      ),
    },
    {
      name: 'vertical writing',
      why: 'lines run from top to bottom',
      html: styled('html { writing-mode: vertical-rl; text-orientation: upright; }', inBox('block-size: 480px')),
    },
    {
      name: 'a column of 200 px',
      why: 'a side bar is narrower than any phone',
      html: styled('', inBox('width: 200px')),
    },
    {
      name: 'a flex row that is full',
      why: 'a neighbour that does not give way leaves no room',
      html: styled(
        '',
        (card) => `<div style="display:flex;width:500px"><p style="flex:0 0 500px">Text</p>${card}</div>`,
      ),
    },
    {
      name: 'a grid column of no width',
      why: 'the column was meant to grow with its content, and does not',
      html: styled('', (card) => `<div style="display:grid;grid-template-columns:0">${card}</div>`),
    },
    {
      name: 'a layout of tables',
      why: 'a cell is as wide as its narrowest content',
      html: styled(
        'table { font: 10px serif; border-collapse: separate; } td { white-space: nowrap; text-align: right; vertical-align: bottom; }',
        (card) => `<table><tr><td>1</td><td width="1">${card}</td><td width="100%">3</td></tr></table>`,
      ),
    },
    {
      name: 'newspaper columns',
      why: 'a card could be cut in two',
      html: styled('', (card) => `<div style="columns:2;height:900px">${card}<p>Text</p></div>`),
    },
    {
      name: 'boxes that contain what is in them',
      why: 'paint, layout and visibility end at the box around the card',
      html: styled(
        '',
        inBox(
          'contain:layout paint style;content-visibility:auto;transform:translateZ(0);filter:none;will-change:transform',
        ),
      ),
    },
    {
      name: 'colours of the browser’s own choice',
      why: 'dark mode of the page, and colours that the page keeps from being adjusted',
      html: styled(
        ':root { color-scheme: dark only; } * { forced-color-adjust: none; accent-color: red; caret-color: red; }',
      ),
    },
    {
      name: 'a host with rules of its own',
      why: 'the page dresses the element itself, which is its right, and everything in it must stay',
      html: styled(
        'acct-auth-card { display: inline-flex; flex-flow: row wrap; text-align: end; text-transform: uppercase; line-height: 3; columns: 3; user-select: none; }',
      ),
    },
  ];
}
