/** The steps in their order, by the index in their address. */
export const tenantSteps = ['location', 'property', 'results', 'profile', 'account'] as const;

/** The name of a step. */
export type TenantStep = (typeof tenantSteps)[number];

/** Where a step is. */
export const tenantStepPath = (index: number): string => `/signup/tenant/${String(index)}`;
