const noInputs = (action: string) => ({ action, href: `/login?action=${action}`, inputs: {}, description: '' });
const email = { name: 'email', type: 'email', max_length: 120, required: true };

/**
 * The first answer of Hanko's service: the state that shows an e-mail field and a passkey button. The real service asks for the
 * browser's abilities first and so takes a further round trip; the fake spares the peer that.
 */
const loginForm = {
  name: 'login_init',
  status: 200,
  csrf_token: 'bench',
  payload: {},
  actions: {
    continue_with_login_identifier: { ...noInputs('continue_with_login_identifier'), inputs: { email } },
    webauthn_generate_request_options: noInputs('webauthn_generate_request_options'),
  },
};

/** Answers of Hanko's service, by the path below `/bench/fake/hanko`. */
export const fakeHanko: Readonly<Record<string, object>> = {
  '/login': loginForm,
  '/sessions/validate': { is_valid: false },
};
