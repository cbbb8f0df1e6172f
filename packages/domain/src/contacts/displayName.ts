import type { Contract } from '../contract.ts';

export interface NamedUser {
  readonly privateTenant: Readonly<Pick<Contract['PrivatePerson'], 'firstName'>> | null;
  readonly organizationTenant: Readonly<Pick<Contract['Organization'], 'name'>> | null;
}

/**
 * The name by which everybody may know a user: an organisation's, or a private person's first name. Empty for a user
 * who is neither, as an admin may be.
 *
 * @example
 * displayName({ privateTenant: { firstName: 'First' }, organizationTenant: null }); // 'First'
 */
export const displayName = ({ privateTenant, organizationTenant }: NamedUser): string =>
  organizationTenant?.name ?? privateTenant?.firstName ?? '';
