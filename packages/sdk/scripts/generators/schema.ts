import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** The contract's types as the text of a TypeScript module. */
export async function generateSchema(contract: object): Promise<string> {
  const nodes = await openapiTypescript(structuredClone(contract) as OpenAPI3, {
    // A body may leave out what has a default; only the answer always has it.
    defaultNonNullable: false,
    alphabetize: false,
    silent: true,
  });
  return `// Generated from openapi/ by \`pnpm generate\`. Do not edit.\n\n${astToString(nodes)}`;
}
