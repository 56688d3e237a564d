import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['site/session/session.css', 'site/account-pages/account.css', 'site/account-pages/mail.css'])(
  'every colour of %s is a design token',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/#[0-9a-f]{3,8}\b(?=[^{]*;)/);
  },
);
