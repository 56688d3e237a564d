import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Settings } from './settings.ts';

/** The headers of every answer: own files only, no frames, nothing kept by caches. */
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
      // Chromium holds the redirect after a form to this as well: signing out ends on the site.
      formAction: ["'self'", siteOrigin],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["'none'"],
    },
    xFrameOptions: 'DENY',
    // The site asks before it signs anybody out, unless it learns that this application sends the visitor.
    referrerPolicy: 'strict-origin',
    strictTransportSecurity: appOrigin.startsWith('https:') ? 'max-age=63072000' : false,
  });
  return async (context, next) => {
    context.header('cache-control', 'no-store');
    return headers(context, next);
  };
}
