/** Renders WhatsApp's mark: a speech bubble with a telephone receiver. */
export const WhatsAppMark = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M3.5 20.5l1.3-4.3A8.5 8.5 0 1 1 8 19.3z" />
    <path
      fill="currentColor"
      stroke="none"
      d="M9 8.3c-.6 3 3.500 7 6.600 6.700l.4-1.800-2.200-1-1 .9c-1-.5-1.800-1.400-2.200-2.300l.9-1-.9-2.200z"
    />
  </svg>
);
