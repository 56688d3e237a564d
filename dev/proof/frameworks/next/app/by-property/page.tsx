'use client';

import '@acct/auth-card';
import '@acct/auth-card/react';
import { useState } from 'react';

/** How the recipe for React is written: on a page from the server React leaves the listener out until the card is rendered again. */
export default function Page() {
  const [renders, setRenders] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        {`Rendered ${renders}`}
      </button>
      <acct-auth-card
        app-url="https://app.acct.example"
        cookie-domain=".acct.example"
        onacct-authenticated={({ detail }) => console.info(detail.method)}
      />
    </>
  );
}
