import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { linkPreviewCards } from './link-preview-card.tsx';

/** The file with a hash of the words on each picture for link previews, which `npm run link-previews` writes. */
export const linkPreviewDigestsFile = 'site/prerender/link-preview-digests.json';

type Digests = Readonly<Record<string, string>>;

/** Returns the sha256 (base64) of the current words on each card for link previews, by the picture's name. */
export async function linkPreviewDigests(): Promise<Digests> {
  const cards = await linkPreviewCards('');
  return Object.fromEntries(
    cards.map(({ file, html }) => [file, createHash('sha256').update(words(html)).digest('base64')]),
  );
}

/** Returns a message if a picture shows another name, price or headline than the pages; otherwise null. */
export async function describeOutdatedPictures(taken: Digests = readDigests()): Promise<string | null> {
  const old = Object.entries(await linkPreviewDigests()).filter(([file, digest]) => taken[file] !== digest);
  if (old.length === 0) return null;
  const files = old.map(([file]) => file).join(', ');
  return `Link previews would show another name, price or headline than the pages: run npm run link-previews (site/public: ${files}).`;
}

const readDigests = (): Digests =>
  existsSync(linkPreviewDigestsFile) ? JSON.parse(readFileSync(linkPreviewDigestsFile, 'utf8')) : {};

/** Returns only the texts, so that no picture becomes outdated if only React's markup changes. */
const words = (html: string): string => html.replace(/<!--.*?-->/g, '').replace(/(?:<[^>]*>\s*)+/g, '\n');
