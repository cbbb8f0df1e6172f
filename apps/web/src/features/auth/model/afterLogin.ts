import { paths } from '../../../shared/paths.ts';

/** Where a login leads: to the matches, or, after a temporary password, to where a new one is set. */
export const pathAfterLogin = (mustChangePassword: boolean): string =>
  mustChangePassword ? paths.password : paths.matches;
