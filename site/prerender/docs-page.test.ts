import { describe, expect, it } from 'vitest';
import { pageOptions } from '../testing/page-options.ts';
import { renderPage } from './render-page.tsx';

const html = await renderPage('/docs', pageOptions());
const page = new DOMParser().parseFromString(html, 'text/html');

describe('/docs', () => {
  it('has a place for every link within it, and no place twice', () => {
    const ids = Array.from(page.querySelectorAll('[id]'), ({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const links = Array.from(page.querySelectorAll('a[href^="#"]'), (link) => link.getAttribute('href')?.slice(1));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });

  it('shows no Markdown as it is written', () => {
    for (const code of page.querySelectorAll('code, .firm')) code.replaceWith('x');
    expect(page.querySelector('main')?.textContent).not.toMatch(/\*\*|\]\(|\{\{|<!--|`|&[a-z]+;/);
  });
});
