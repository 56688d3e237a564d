import { type Language, sourceLanguage } from '../widget/languages/languages.ts';

/**
 * The path of a page in a language. The source language stands at the plain paths, every other one below its code:
 * `/features` -> `/hi/features`, `/` -> `/hi`.
 */
export function localPath(path: string, language: Language): string {
  if (language === sourceLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
