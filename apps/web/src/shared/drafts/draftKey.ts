/** Which form a draft is of: of what is new, or of what is edited. */
export type DraftName =
  'tenantSignUp' | 'landlordSignUp' | 'announcement' | 'need' | 'profile' | `property-${string}`;

/** Begins the name of every draft in the storage. */
export const draftPrefix = 'tilava.draft.';

/** The name of a user's draft in the storage; null for a visitor's. */
export const draftKey = (name: DraftName, userId: string | null): string =>
  `${draftPrefix}${name}${draftEnd(userId)}`;

/** Ends the name of every draft of a user; null for a visitor. */
export const draftEnd = (userId: string | null): string => `.${userId ?? 'visitor'}`;
