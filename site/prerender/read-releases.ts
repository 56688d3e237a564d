import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CardRelease } from '../../widget/release/release.ts';

/** The facts about the card's build that the site uses. */
export type BuiltReleases = {
  readonly current: CardRelease;
  /** The names of all releases that the site serves. */
  readonly names: readonly string[];
};

/** Reads the facts from the output folder. Throws if the card has not been built. */
export async function readReleases(output: string): Promise<BuiltReleases> {
  const current = await readJson<CardRelease>(join(output, 'widget/integrity.json'));
  const { releases } = await readJson<{ releases: readonly { release: string }[] }>(
    join(output, 'releases/releases.json'),
  );
  return { current, names: releases.map(({ release }) => release) };
}

async function readJson<Content>(file: string): Promise<Content> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} is missing: build the card before the site (npm run build does both).`, { cause });
  });
  return JSON.parse(text) as Content;
}
