type Schema = Readonly<Record<string, unknown>>;

/** Keywords that validate nothing, so that siblings of a `$ref` may override those of the schema. */
const annotations = ['title', 'description', 'default', 'deprecated', 'examples', 'example'];

/**
 * Replaces each `$ref` of the contract by what it names, together with the siblings of the reference: in OpenAPI 3.1 both
 * apply.
 *
 * @throws Error if both have the same validating keyword, or something refers to itself
 */
export function inlineReferences(contract: object): object {
  const inlined = new Map<string, Schema | null>();

  function named(reference: string): Schema {
    const known = inlined.get(reference);
    if (known === null) throw new Error(`${reference} refers to itself`);
    if (known !== undefined) return known;
    inlined.set(reference, null);
    const [, ...names] = reference.split('/');
    const found = names.reduce<unknown>((part, name) => (part as Schema | undefined)?.[name], contract);
    if (found === undefined) throw new Error(`${reference} is not in the contract`);
    const schema = visit(found) as Schema;
    inlined.set(reference, schema);
    return schema;
  }

  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]));
    const { $ref, ...siblings } = parts;
    if (typeof $ref !== 'string') return parts;
    const schema = named($ref);
    const both = Object.keys(siblings).find((key) => key in schema && !annotations.includes(key));
    if (both !== undefined) throw new Error(`${both} is in ${$ref} and beside a reference to it`);
    return { ...schema, ...siblings };
  }

  return visit(contract) as object;
}
