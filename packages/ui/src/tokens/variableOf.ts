/** How CSS takes a token by its place in the theme contract, such as `space.5`. */
export const variableOf = (place: string): string => `var(--tilava-${place.replaceAll('.', '-')})`;
