/** The names of the button in a field for a password. */
export interface PasswordLabels {
  /** E.g. "Show password". */
  readonly showPassword: string;
  /** E.g. "Hide password". */
  readonly hidePassword: string;
}
