/**
 * Whether an answer of Firestore refuses App Check's token, or that there is none. To a request without one it says
 * what the access rules say (https://github.com/firebase/firebase-js-sdk/issues/5842): then it is taken to be the
 * token.
 */
export const isTokenRefused = (token: string, status: number, text: string): boolean =>
  (status === 401 || status === 403) && (token === '' || /app.?check/i.test(text));
