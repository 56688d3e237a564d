import type { HTMLAttributes } from 'react';

type CardAttributes = HTMLAttributes<HTMLElement> & {
  'app-url'?: string;
  'cookie-domain'?: string;
  'terms-url'?: string;
  'privacy-url'?: string;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'acct-auth-card': CardAttributes;
    }
  }
}
