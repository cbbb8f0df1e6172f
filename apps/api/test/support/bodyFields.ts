import { contractOperations, resolve, type JsonSchema } from './contractOperations.ts';

/** A single value of a request body: what is neither an object nor a list. */
export interface BodyField {
  readonly operation: string;
  /** Such as `/properties/[]/address`. */
  readonly pointer: string;
  readonly schema: JsonSchema;
}

/** Every single value that any JSON body of the contract may hold. */
export const bodyFields: readonly BodyField[] = contractOperations.flatMap(({ id, body }) =>
  body?.type === 'application/json'
    ? fieldsIn(body.schema).map((field) => ({ operation: id, ...field }))
    : [],
);

function fieldsIn(node: JsonSchema, pointer = ''): Omit<BodyField, 'operation'>[] {
  const schema = resolve(node);
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const branches = (schema['oneOf'] ?? schema['anyOf'] ?? schema['allOf'] ?? []) as readonly JsonSchema[];
  const inside = [
    ...properties.flatMap(([name, part]) => fieldsIn(part, `${pointer}/${name}`)),
    ...branches.flatMap((branch) => fieldsIn(branch, pointer)),
    ...('items' in schema ? fieldsIn(schema['items'] as JsonSchema, `${pointer}/[]`) : []),
  ];
  return inside.length === 0 ? [{ pointer, schema }] : inside;
}
