import ts from 'typescript';
import { nodesOf } from './parseSources.ts';

/**
 * The keys that a file asks catalogues for, by their whole path. Where a key is computed, it may be any of the file's
 * texts, or whatever begins as its template does, which then ends with an asterisk.
 */
export function usedKeys(source: ts.SourceFile): readonly string[] {
  const nodes = [...nodesOf(source)];
  const literals = nodes.filter(ts.isStringLiteral).map(({ text }) => text);
  return nodes.filter(ts.isCallExpression).flatMap((call) => {
    const namespace = namespaceOf(call.expression);
    const [key] = call.arguments;
    if (namespace === null || key === undefined) return [];
    return keysOf(key, literals).map((name) => (namespace === '' ? name : `${namespace}.${name}`));
  });
}

/** Which part of the catalogue a function speaks from: `t`, `t.rich`, or what `useTranslations` gives; else null. */
function namespaceOf(callee: ts.Expression): string | null {
  if (ts.isPropertyAccessExpression(callee)) {
    return /^(rich|markup|raw|has)$/u.test(callee.name.text) ? namespaceOf(callee.expression) : null;
  }
  if (ts.isIdentifier(callee)) {
    const made = declarationOf(callee)?.initializer;
    return made === undefined || ts.isIdentifier(made) ? null : namespaceOf(made);
  }
  if (!ts.isCallExpression(callee) || callee.expression.getText() !== 'useTranslations') return null;
  const [namespace] = callee.arguments;
  return namespace !== undefined && ts.isStringLiteral(namespace) ? namespace.text : '';
}

/** The constant of this name that is declared nearest around. */
function declarationOf(name: ts.Identifier): ts.VariableDeclaration | undefined {
  for (let scope: ts.Node = name; ; scope = scope.parent) {
    if (ts.isBlock(scope) || ts.isSourceFile(scope)) {
      const found = scope.statements
        .filter(ts.isVariableStatement)
        .flatMap(({ declarationList }) => declarationList.declarations)
        .find((declaration) => declaration.name.getText() === name.text);
      if (found !== undefined || ts.isSourceFile(scope)) return found;
    }
  }
}

function keysOf(key: ts.Expression, literals: readonly string[]): readonly string[] {
  if (ts.isStringLiteral(key)) return [key.text];
  if (ts.isTemplateExpression(key)) return [`${key.head.text}*`];
  return literals;
}
