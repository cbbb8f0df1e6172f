import type { loginForm } from '@tilava/domain/account';
import type { FieldFault, ResultOf, ValuesOf } from '@tilava/domain/form';

/** What is typed into the login form. */
export type LoginValues = ValuesOf<typeof loginForm>;

/** What a login is tried with. */
export type Login = ResultOf<typeof loginForm>;

/** A form that nobody has typed into. */
export const emptyLogin: LoginValues = { email: '', password: '', rememberMe: false };

/** The form cannot be sent as it is. */
export class LoginFaulty extends Error {
  override readonly name = 'LoginFaulty';
  readonly faults: readonly FieldFault[];

  constructor(faults: readonly FieldFault[]) {
    super('The login form has faults');
    this.faults = faults;
  }
}
