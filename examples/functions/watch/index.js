// Logs one line for each failure that /login reports, without data about the visitor (docs/every-day.md#watching).
import { http } from '@google-cloud/functions-framework';

http('watch', (request, response) => {
  const [, code, action] =
    /^\{"code":"([a-z/.-]{1,60})","action":"([a-z-]{1,20})"\}$/.exec(String(request.rawBody)) ?? [];
  if (code) console.log(JSON.stringify({ message: 'failure', code, action }));
  response.sendStatus(204);
});
