import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SignUpCard } from './sign-up-card.tsx';

createRoot(document.body).render(
  <StrictMode>
    <SignUpCard />
  </StrictMode>,
);
