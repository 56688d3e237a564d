import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Settings } from './settings.ts';

/** Sets security headers on every answer. They allow only the application's own files, no frames and no caching. */
export function setSecurityHeaders({ appOrigin, siteOrigin }: Settings): MiddlewareHandler {
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      connectSrc: ["'self'"],
      imgSrc: ['data:'],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      // Allows the form for signing out, which redirects to the site. Chromium also applies form-action to such a
      // redirect.
      formAction: ["'self'", siteOrigin],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["'none'"],
    },
    xFrameOptions: 'DENY',
    // Sends the origin as referrer. Without a referrer, the site asks visitors before it signs them out.
    referrerPolicy: 'strict-origin',
    strictTransportSecurity: appOrigin.startsWith('https:') ? 'max-age=63072000' : false,
  });
  return async (context, next) => {
    context.header('cache-control', 'no-store');
    return headers(context, next);
  };
}
