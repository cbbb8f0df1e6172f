/** An address in two lines: the street, and what follows it. */
export function splitAddress(address: string): { readonly street: string; readonly city: string } {
  const [street = address, ...rest] = address.split(', ');
  return { street, city: rest.join(', ') };
}
