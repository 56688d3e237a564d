import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageCodes } from '../../account/languages.ts';
import { tabs } from '../core/card-config.ts';
import type { PrerenderedCard } from './prerendered-card.ts';

/**
 * Writes `declarative/{language}-{tab}.html`: the card as a declarative shadow root,
 * which is visible before any script runs.
 */
export async function writeDeclarativeCards(outDir: string, { build, html }: PrerenderedCard): Promise<void> {
  // Reads the shell's styles from the module that the build has written, then deletes the module.
  const styles = resolve(outDir, 'first-styles.js');
  type StylesModule = typeof import('../element/shell/apply-first-paint-styles.ts');
  const { firstPaintCss } = (await import(pathToFileURL(styles).href)) as StylesModule;
  await rm(styles);
  const folder = join(outDir, 'declarative');
  await mkdir(folder, { recursive: true });
  for (const language of languageCodes) {
    for (const tab of tabs) {
      const content = `<style>${firstPaintCss}</style><div data-build="${build}-${language}-${tab}">${html[language][tab]}</div>`;
      const template = `<template shadowrootmode="open">${content}</template>\n`;
      await writeFile(join(folder, `${language}-${tab}.html`), template);
    }
  }
}
