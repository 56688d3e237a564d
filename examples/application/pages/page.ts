import { html } from 'hono/html';
import { pageTexts } from '../page-texts.ts';
import { createFormToken, formTokenField, returnPageField } from '../session/form-token.ts';

/** Markup in which all inserted values are escaped. */
export type EscapedMarkup = ReturnType<typeof html>;

/** Renders a page around `content`. `script`: true if the page follows the status of the provision request. */
export const renderPage = (
  title: string,
  content: EscapedMarkup,
  { script = false } = {},
): EscapedMarkup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${pageTexts.name} (${pageTexts.example})</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
${script ? html`<script type="module" src="/status.js"></script>` : ''}
</head>
<body>
<header>${pageTexts.name} <span>${pageTexts.example}</span></header>
<main>
<h1>${title}</h1>
${content}
<footer>${pageTexts.footer}</footer>
</main>
</body>
</html>`;

/** Renders a page with one line and links. */
export const renderMessagePage = (
  title: string,
  line: string,
  links: Readonly<Record<string, string>> = {},
): EscapedMarkup =>
  renderPage(
    title,
    html`<section><p>${line}</p>
${Object.entries(links).map(([name, address]) => html`<p><a href="${address}">${name}</a></p>`)}</section>`,
  );

/** Renders a row of a list of names and values. */
export const renderListRow = (name: string, value: string | EscapedMarkup, note = ''): EscapedMarkup =>
  html`<div><dt>${name}</dt><dd>${value}${note ? html`<small>${note}</small>` : ''}</dd></div>
`;

/** Renders a form with one button and this session's form token. `onPage` is the page to return to. */
export const renderButtonForm = (action: string, label: string, proof: string, onPage = '/'): EscapedMarkup =>
  html`<form method="post" action="${action}"><input type="hidden" name="${formTokenField}" value="${createFormToken(proof)}">
<input type="hidden" name="${returnPageField}" value="${onPage}"><button>${label}</button></form>`;

/** Renders a page with a question and one button. */
export const renderQuestionPage = (
  title: string,
  line: string,
  action: string,
  label: string,
  proof: string,
): EscapedMarkup =>
  renderPage(
    title,
    html`<section><p>${line}</p>
${renderButtonForm(action, label, proof)}</section>`,
  );
