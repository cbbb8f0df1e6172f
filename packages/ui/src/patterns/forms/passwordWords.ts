/** The names of the button in a field for a password. */
export interface PasswordWords {
  /** E.g. "Show password". */
  readonly showPassword: string;
  /** E.g. "Hide password". */
  readonly hidePassword: string;
}
