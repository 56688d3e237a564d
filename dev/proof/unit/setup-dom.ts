import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// A project's files share one window: a test's leftovers would surprise the next file.
afterEach(() => {
  cleanup();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
