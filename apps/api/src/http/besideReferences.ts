type Schema = Readonly<Record<string, unknown>>;

/** What says nothing of which values fit, so that the words beside a reference may stand for the schema's own. */
const annotations = ['title', 'description', 'default', 'deprecated', 'examples', 'example'];

/**
 * The contract with the schema that a reference names written out wherever more stands beside the reference: OpenAPI
 * 3.1 means both, and the router forgets what stands there, such as how long a text may be.
 *
 * @throws Error where both say the same, and only one of them could hold
 */
export function withWhatStandsBesideReferences(contract: object): object {
  const { components } = contract as {
    readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
  };
  const schemas = components?.schemas ?? {};

  const writtenOut = ({ $ref, ...beside }: Schema): Schema => {
    const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(String($ref)) ?? [];
    const named = name === undefined ? undefined : schemas[name];
    if (named === undefined || Object.keys(beside).length === 0) return { $ref, ...beside };
    const both = Object.keys(beside).find((key) => key in named && !annotations.includes(key));
    if (both !== undefined) throw new Error(`${both} stands in ${String($ref)} and beside a reference to it`);
    // What it names may itself refer to something with more beside it.
    return visit({ ...named, ...beside }) as Schema;
  };

  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const visited = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]));
    return typeof visited['$ref'] === 'string' ? writtenOut(visited) : visited;
  };

  return visit(contract) as object;
}
