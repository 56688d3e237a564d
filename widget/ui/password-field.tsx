import { useState } from 'react';
import type { SecretField } from '../core/fields.ts';
import { useCard } from './card-context.ts';
import { TextField } from './text-field.tsx';

/** A password with show/hide. */
export function PasswordField({ field }: { readonly field: SecretField }) {
  const { messages } = useCard();
  const [shown, setShown] = useState(false);
  return (
    <TextField field={field} type={shown ? 'text' : 'password'}>
      <button
        type="button"
        className="reveal"
        part="reveal"
        aria-label={shown ? messages.hidePassword : messages.showPassword}
        onClick={() => setShown(!shown)}
      >
        <svg
          viewBox="0 0 24 24"
          width="22"
          height="22"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        >
          <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
          <circle cx="12" cy="12" r="3" />
          {shown && <path d="M4 4l16 16" />}
        </svg>
      </button>
    </TextField>
  );
}
