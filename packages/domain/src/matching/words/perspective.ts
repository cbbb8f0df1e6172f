/**
 * Who reads what is said of a match.
 *
 * @example
 * const perspective: Perspective = 'tenant';
 */
export type Perspective = 'landlord' | 'tenant';
