import { request as ask, type RequestListener } from 'node:http';

/** Forwards every request to a local server and returns its answer, or 502 if the server does not answer. */
export function createForwardingHandler(port: number): RequestListener {
  return (request, response) => {
    const { method, url: path, headers } = request;
    const onward = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', (error) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`Nothing answers on port ${port}: ${error.message}`);
    });
    // Stops forwarding when the client has disconnected.
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  };
}
