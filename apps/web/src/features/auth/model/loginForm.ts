import type { loginForm } from '@tilava/domain/account';
import type { ValuesOf } from '@tilava/domain/form';

export type LoginValues = ValuesOf<typeof loginForm>;

export const emptyLogin: LoginValues = { email: '', password: '', rememberMe: false };
