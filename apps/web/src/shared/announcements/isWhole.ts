/** An announcement as it may come; one that is broken is no reason not to show the others (specification, section 2). */
interface MaybeBroken {
  readonly properties?: { readonly address?: unknown; readonly propertyPics?: unknown } | null;
}

/** Whether an announcement has what pages show of it, whatever its type promises. */
export const isWhole = ({ properties }: MaybeBroken): boolean =>
  typeof properties?.address === 'string' && Array.isArray(properties.propertyPics);
