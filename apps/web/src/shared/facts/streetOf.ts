/** The street and number of an address, without its city. */
export const streetOf = (address: string): string => address.split(', ')[0] ?? address;
