import { useSiteContext } from './site-context.ts';

/** The red panel next to the card on a wide page. It shows the steps after the sign-up, and a bill. */
export function LoginPanel() {
  const { text } = useSiteContext();
  return (
    <div className="login-door">
      <h2>{text.trial.heading}</h2>
      <ol>
        {text.login.steps.map(({ title, text: line }) => (
          <li key={title}>
            <b>{title}</b>
            {line}
          </li>
        ))}
      </ol>
      <div className="door-picture">
        <SettledBill />
      </div>
    </div>
  );
}

/** A drawn bill whose lower part the panel cuts off. The bill's paper is white in both themes. */
const SettledBill = () => (
  <svg viewBox="0 0 280 150" aria-hidden="true" focusable="false">
    <g transform="rotate(-3 140 90)">
      <rect x="30" y="16" width="220" height="900" rx="5" fill="#fffdf8" />
      <path d="M44 16v900M48 16v900" stroke="#dc9a92" />
      <path d="M60 62h176M60 84h176M60 106h176" stroke="#e8dcc6" />
      <path d="M60 36h84M186 119h50" stroke="#241a15" strokeWidth="8" />
      <path d="M60 73h66M60 95h50M204 73h32M210 95h26" stroke="#8a837e" strokeWidth="5" />
      <path d="M60 130h176M60 133h176" stroke="#241a15" />
      <g transform="rotate(-9 108 118)" fill="none" stroke="#1d6a4b" strokeWidth="3">
        <rect x="72" y="103" width="76" height="28" rx="4" />
        <path d="M82 117l7 7 13-14M110 113h28M110 121h20" />
      </g>
    </g>
  </svg>
);
