import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Settings } from './settings.ts';

/** Sets the headers of every answer: only own files, no frames, no caching. */
export function securityHeaders({ appOrigin, siteOrigin }: Settings): MiddlewareHandler {
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      connectSrc: ["'self'"],
      imgSrc: ['data:'],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      // Chromium applies this to the redirect after a form too, and signing out ends on the site.
      formAction: ["'self'", siteOrigin],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["'none'"],
    },
    xFrameOptions: 'DENY',
    // The site asks before it signs a visitor out, unless the referrer shows that this application sent the visitor.
    referrerPolicy: 'strict-origin',
    strictTransportSecurity: appOrigin.startsWith('https:') ? 'max-age=63072000' : false,
  });
  return async (context, next) => {
    context.header('cache-control', 'no-store');
    return headers(context, next);
  };
}
