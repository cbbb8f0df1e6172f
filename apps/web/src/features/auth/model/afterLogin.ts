import { paths } from '../../../shared/paths.ts';

/**
 * Where a login leads: to the matches, or, after a temporary password, to where a new one is set.
 *
 * @param left - where the session of the same user ended by itself, which is where they go on
 */
export const pathAfterLogin = (mustChangePassword: boolean, left: string | null = null): string =>
  mustChangePassword ? paths.password : (left ?? paths.matches);
