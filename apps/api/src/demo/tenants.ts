import { firstOrganizationTenants } from './tenants/firstOrganizationTenants.ts';
import { firstPrivateTenants } from './tenants/firstPrivateTenants.ts';
import { furtherOrganizationTenants } from './tenants/furtherOrganizationTenants.ts';
import { furtherPrivateTenants } from './tenants/furtherPrivateTenants.ts';
import type { DemoTenant } from './types.ts';

/** Everybody who seeks premises in the demo. */
export const tenants: readonly DemoTenant[] = [
  ...firstPrivateTenants,
  ...furtherPrivateTenants,
  ...firstOrganizationTenants,
  ...furtherOrganizationTenants,
];
