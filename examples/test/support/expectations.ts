import ts from 'typescript';

/**
 * Lets a program check what it prints: where a comment stands behind a `console.log`, the program has to come to it and
 * print that, with `…` for anything. Lines stay where they are.
 */
export function withExpectations(text: string): string {
  const source = ts.createSourceFile('program.ts', text, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const expected = ts.isExpressionStatement(node) ? commentBehind(node, text) : null;
    if (expected !== null && ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const { expression: called } = node.expression;
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const checked = `expectToPrint(${line}, ${JSON.stringify(expected)})`;
      if (called.getText() === 'console.log') {
        lines.push(line);
        edits.push({ start: called.getStart(), end: called.getEnd(), text: checked });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const checking = edits.reduceRight(
    (edited, edit) => edited.slice(0, edit.start) + edit.text + edited.slice(edit.end),
    text,
  );
  return `expectToReach(${lines.join(', ')}); ${checking}`;
}

function commentBehind(node: ts.Node, text: string): string | null {
  const [range] = ts.getTrailingCommentRanges(text, node.getEnd()) ?? [];
  return range === undefined ? null : text.slice(range.pos, range.end).replace(/^\/\//, '').trim();
}
