import type { RequestListener } from 'node:http';

/** A handler that is made at the first request, for what is built only after the services have started. */
export function createLateHandler(make: () => RequestListener): RequestListener {
  let made: RequestListener | undefined;
  return (request, response) => {
    made ??= make();
    made(request, response);
  };
}
