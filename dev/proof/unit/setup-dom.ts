import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The files of a project share one window: what a test leaves in it would be the next file's surprise.
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
