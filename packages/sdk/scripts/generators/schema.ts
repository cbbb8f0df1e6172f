import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

/** Programs that know neither browsers nor Node.js have the contract's types, too. */
const binary = `export type Binary = typeof globalThis extends { readonly Blob: { readonly prototype: infer Found } } ? Found : unknown;
`;

/** The contract's types as the text of a TypeScript module, each schema under its own name, as editors show it. */
export async function generateSchema(contract: object): Promise<string> {
  // What webhooks send are schemas of their own.
  const document = { ...contract, webhooks: {} };
  const nodes = await openapiTypescript(withWhatIsCalled(document) as OpenAPI3, {
    // A body may leave out what has a default; only the answer always has it.
    defaultNonNullable: false,
    // What is `as const` fits, and nobody changes what a cache holds.
    immutable: true,
    alphabetize: false,
    silent: true,
    // A file is no text: what forms hold, and what is answered.
    transform: ({ format }) =>
      format === 'binary' ? ts.factory.createTypeReferenceNode('Binary') : undefined,
    inject: binary,
  });
  const text = astToString(
    nodes.flatMap((node) => (isComponents(node) ? namedSchemas(node) : [node])).map(withUndefined),
  );
  const named = text.replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1');
  return `// Generated from openapi/ by \`pnpm generate\`. Do not edit.\n\n${withoutRepetitions(named)}`;
}

/**
 * Paths name the methods that they have, with a line on each: what they do is described at the operations, which editors
 * show. What an id in a path or a header is, is described among the components.
 */
function withoutRepetitions(text: string): string {
  const end = text.indexOf('\n}\n', text.indexOf('export interface paths '));
  const paths = text
    .slice(0, end)
    .replaceAll(/^ {8}readonly parameters: \{\n(?: {12}readonly \w+\?: never;\n)+ {8}\};\n/gmu, '')
    .replaceAll(/^ {8}readonly \w+\?: never;\n/gmu, '')
    .replaceAll(/^ {8}\/\*\*\n {9}\* (.*)\n {9}\* @description [^]*? \*\/\n/gmu, '        /** $1 */\n');
  const operations = text
    .slice(end)
    .replaceAll(/^ {12}readonly (?:path|header\??): \{\n[^}]*\n {12}\}[^\n]*;\n/gmu, (parameters) =>
      parameters.replaceAll(/ *\/\*\*[^]*?\*\/\n/gu, ''),
    )
    // Nothing reads an answer's headers by their types.
    .replaceAll(/^( *)headers: \{\n[^}]*\n\1\};\n/gmu, '')
    .replaceAll('components["responses"]', 'Responses')
    .replace(/$/u, `export type Responses = components["responses"];\n`);
  const data = operations.indexOf('export interface operations ');
  // Nobody changes what a path or an operation is, as they may what they are answered.
  const structure = (part: string) => part.replaceAll(/^( +)readonly /gmu, '$1');
  // No operation has cookies, and a comment is a description.
  return (structure(paths) + operations.slice(0, data) + structure(operations.slice(data)))
    .replaceAll(/^ *(?:readonly )?cookie\?: never;\n/gmu, '')
    .replaceAll(/(\/\*\*|^ *\*) @description /gmu, '$1 ')
    .replaceAll(/^( *\*) {5}/gmu, '$1 ');
}

/**
 * A program has one name for a thing: the one that answers have. Other spellings are for what was written without types.
 * That reads may be answered by 304 is the same of all of them.
 */
function withWhatIsCalled(node: unknown): unknown {
  if (Array.isArray(node)) return node.filter((part) => !isSpelling(part)).map(withWhatIsCalled);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([name, part]) => !isSpelling(part) && !isOfReads(name, part));
  return Object.fromEntries(kept.map(([name, part]) => [name, withWhatIsCalled(part)]));
}

const ofReads = ['NotModified', 'ETag-Of-Read'];

function isOfReads(name: string, node: unknown): boolean {
  if (ofReads.includes(name)) return true;
  const reference = typeof node === 'object' && node !== null && '$ref' in node ? String(node.$ref) : '';
  return ofReads.some((component) => reference.endsWith(`/${component}`));
}

const isSpelling = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'x-spelling-of' in node;

/** What may be left out may be undefined: programs compute it, also those with `exactOptionalPropertyTypes`. */
function withUndefined<Found extends ts.Node>(node: Found): Found {
  const visit = (inner: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(inner, visit, undefined);
    if (!ts.isPropertySignature(visited) || !visited.questionToken || !visited.type) return visited;
    if (visited.type.kind === ts.SyntaxKind.NeverKeyword) return visited;
    const type = ts.factory.createUnionTypeNode([
      ...(ts.isUnionTypeNode(visited.type) ? visited.type.types : [visited.type]),
      ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
    ]);
    const { modifiers, name, questionToken } = visited;
    const signature = ts.factory.createPropertySignature(modifiers, name, questionToken, type);
    return ts.setSyntheticLeadingComments(signature, ts.getSyntheticLeadingComments(inner));
  };
  return ts.visitEachChild(node, visit, undefined);
}

const isComponents = (node: ts.Node): node is ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(node) && node.name.text === 'components';

/** A declaration for each schema, and the components that refer to them. */
function namedSchemas(components: ts.InterfaceDeclaration): readonly ts.Node[] {
  const declarations: ts.Node[] = [];
  const refer = (member: ts.TypeElement): ts.TypeElement => {
    if (!ts.isPropertySignature(member) || member.type === undefined) return member;
    declarations.push(declarationOf(nameOf(member), member.type, member));
    const reference = ts.factory.createTypeReferenceNode(nameOf(member));
    return ts.factory.createPropertySignature(member.modifiers, member.name, member.questionToken, reference);
  };
  const members = components.members.map((member) => {
    if (!ts.isPropertySignature(member) || nameOf(member) !== 'schemas') return member;
    if (member.type === undefined || !ts.isTypeLiteralNode(member.type)) return member;
    const schemas = ts.factory.createTypeLiteralNode(member.type.members.map(refer));
    return ts.factory.createPropertySignature(member.modifiers, member.name, undefined, schemas);
  });
  const { modifiers, name } = components;
  return [
    ...declarations,
    ts.factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, members),
  ];
}

/** Editors show an interface by its name, and of an alias what it stands for. */
function declarationOf(name: string, type: ts.TypeNode, documented: ts.Node): ts.Node {
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const declaration = ts.isTypeLiteralNode(type)
    ? ts.factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : ts.factory.createTypeAliasDeclaration(exported, name, undefined, type);
  return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(documented));
}

const nameOf = ({ name }: ts.PropertySignature): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
