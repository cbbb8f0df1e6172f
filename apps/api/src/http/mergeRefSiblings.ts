type Schema = Readonly<Record<string, unknown>>;

/** Keywords that validate nothing, so that siblings of a `$ref` may override those of the schema. */
const annotations = ['title', 'description', 'default', 'deprecated', 'examples', 'example'];

/**
 * Inlines each referenced schema whose `$ref` has siblings: in OpenAPI 3.1 both apply, but the router ignores siblings
 * such as `maxLength`.
 *
 * @throws Error if the schema and the siblings have the same validating keyword
 */
export function mergeRefSiblings(contract: object): object {
  const { components } = contract as {
    readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
  };
  const schemas = components?.schemas ?? {};

  const inline = ({ $ref, ...siblings }: Schema): Schema => {
    const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(String($ref)) ?? [];
    const named = name === undefined ? undefined : schemas[name];
    if (named === undefined || Object.keys(siblings).length === 0) return { $ref, ...siblings };
    const both = Object.keys(siblings).find((key) => key in named && !annotations.includes(key));
    if (both !== undefined) throw new Error(`${both} is in ${String($ref)} and beside a reference to it`);
    // What it names may itself refer to something with more beside it.
    return visit({ ...named, ...siblings }) as Schema;
  };

  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const visited = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]));
    return typeof visited['$ref'] === 'string' ? inline(visited) : visited;
  };

  return visit(contract) as object;
}
