import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import budgets from '../../../budgets.json' with { type: 'json' };
import { languageCodes, sourceLanguage } from '../../../widget/languages/languages.ts';

/** What something weighs as it travels, and what it may: bytes, brotli 11. */
export type Size = { readonly what: string; readonly bytes: number; readonly limit: number };

/** The parts of a built card, beside their limits in budgets.json. `folder`: where its files lie. */
export function cardSizes(folder: string): readonly Size[] {
  const { widget } = budgets;
  const size = (what: string, limit: number, ...files: readonly string[]): Size => {
    const bytes = files.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length);
    return { what, bytes: bytes.reduce((sum, each) => sum + each, 0), limit };
  };
  // A signed shell can hold its chunks to their hashes, which its moving copy has on top.
  const isSigned = readFileSync(join(folder, 'acct-auth-card.js'), 'utf8').includes('import.meta.held');
  const languages = languageCodes.filter((code) => code !== sourceLanguage);
  return [
    size('the card’s shell', isSigned ? widget.signedShell : widget.shell, 'acct-auth-card.js'),
    size('the card until it can be used', widget.usable, 'acct-auth-card.js', 'react.js'),
    size('the card at the first touch', widget.touched, 'touched.js'),
    size('Firebase Authentication', widget.firebaseAuth, 'firebase-auth.js'),
    size('messages for integrators', widget.messagesForIntegrators, 'messages-for-integrators.js', 'own-messages.js'),
    ...languages.map((code) => size(`the card in ${code}`, widget.language, `${code}.js`)),
  ];
}
