import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Cleans up after each file, since the test files of a project share one window.
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
