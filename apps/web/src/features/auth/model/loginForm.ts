/** What the login form holds. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** What is wrong in the form, as keys of the catalogue. */
export interface LoginErrors {
  readonly email?: 'emailRequired' | 'emailInvalid';
  readonly password?: 'passwordRequired';
}

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Checks what can be known without the server. A valid form has no errors. */
export function validateLogin({ email, password }: LoginValues): LoginErrors {
  return {
    ...(email.trim() === '' && { email: 'emailRequired' }),
    ...(email.trim() !== '' && !emailPattern.test(email.trim()) && { email: 'emailInvalid' }),
    ...(password === '' && { password: 'passwordRequired' }),
  };
}
