/** Who reads what is said of a match. */
export type Perspective = 'landlord' | 'tenant';
