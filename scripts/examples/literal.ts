import ts from 'typescript';

/**
 * The literal with which a comment begins, as source text, or null where it begins with words or leaves something
 * out (…). An explanation may follow behind a comma, colon, semicolon or bracket: `// 2, which is shown as 3-4`.
 */
export function literalOf(comment: string): string | null {
  const prefix = 'const literal = ';
  const source = ts.createSourceFile('comment.ts', `${prefix}${comment}`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  if (statement === undefined || !ts.isVariableStatement(statement)) return null;
  const initializer = statement.declarationList.declarations[0]?.initializer;
  if (initializer === undefined || !isLiteral(initializer)) return null;
  const text = initializer.getText();
  const rest = source.text.slice(initializer.getEnd());
  return !text.includes('…') && /^\s*([,:;(]|$)/.test(rest) ? `(${text})` : null;
}

function isLiteral(node: ts.Node): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isLiteral);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every(
      (property) => ts.isPropertyAssignment(property) && isLiteral(property.initializer),
    );
  }
  if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand);
  return (
    ts.isNumericLiteral(node) ||
    ts.isStringLiteral(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind)
  );
}
