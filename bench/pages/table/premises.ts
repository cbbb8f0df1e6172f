/** One row of the measured tables. */
export interface Premises {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly from: string;
  readonly percent: string;
}

const seeds = [
  ['Office', 'Third floor, two rooms and a kitchen on the courtyard side.', 'Mannerheimintie 12, Helsinki'],
  ['Retail', 'Corner shop at street level with large display windows.', 'Hämeenkatu 4, Tampere'],
  ['Storage', 'Dry, heated, a loading door three metres wide.', 'Satamatie 1, Turku'],
] as const;

/** The same rows in every run. */
export function premises(count: number): readonly Premises[] {
  return Array.from({ length: count }, (_, index) => {
    const [kind, description, address] = seeds[index % seeds.length] ?? seeds[0];
    return {
      id: String(index),
      name: `${kind} ${index}`,
      description,
      address,
      from: `01/0${(index % 9) + 1}/2026`,
      percent: `${(index * 37) % 101} %`,
    };
  });
}

/** The columns of every table: what they are called and what stands in them. */
export const columns = [
  ['Property', 'name'],
  ['Description', 'description'],
  ['Location', 'address'],
  ['Available time', 'from'],
  ['Match with property', 'percent'],
] as const satisfies readonly (readonly [string, keyof Premises])[];

/** Every table takes these. */
export interface TableProps {
  readonly rows: readonly Premises[];
}
