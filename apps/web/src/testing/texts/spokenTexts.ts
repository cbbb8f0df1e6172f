import ts from 'typescript';
import { nodesOf } from './parseSources.ts';

/** What is shown or read out, wherever a component or an object names it. */
const spokenName =
  /^(alt|caption|description|header|hint|placeholder|text|title|words?)$|^aria-(label|description|valuetext)$|labels?$/iu;

/** Stands for what is put into a template. */
const gap = '…';

/** Two words beside each other, or a word beside a gap. */
const sentence = /\p{L}[\p{L}'’.,:;!?%)]* \p{L}{2}|… \p{L}{2}|\p{L}{2}[.,:;!?]? …/u;

/** A word that begins as names and labels do. */
const capitalised = /^\p{Lu}\p{Ll}+$/u;

const comparison = /^([!=]==?|in)$/u;

/** The texts that somebody would read on the screen, or hear, although they stand in code. */
export const spokenTexts = (source: ts.SourceFile): readonly string[] =>
  [...nodesOf(source)].flatMap((node) => {
    const text = textOf(node);
    return text !== null && isSpoken(node, text) ? [text.trim()] : [];
  });

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return node.text;
  }
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(gap)
    : null;
}

function isSpoken(node: ts.Node, text: string): boolean {
  if (ts.isJsxText(node) || isNamedAsSpoken(node)) return /\p{L}/u.test(text);
  return !isForPrograms(node) && (sentence.test(text) || capitalised.test(text));
}

/** Whether it is the value, or one of the possible values, of something with a spoken name. */
function isNamedAsSpoken({ parent }: ts.Node): boolean {
  if (ts.isJsxExpression(parent) || ts.isConditionalExpression(parent)) return isNamedAsSpoken(parent);
  if (!ts.isJsxAttribute(parent) && !ts.isPropertyAssignment(parent)) return false;
  return spokenName.test(parent.name.getText());
}

/** What no reader of the interface sees: types, modules, what is compared, what browsers fill in, and errors for developers. */
function isForPrograms({ parent }: ts.Node): boolean {
  return (
    ts.isLiteralTypeNode(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isBinaryExpression(parent) && comparison.test(parent.operatorToken.getText())) ||
    ts.isCaseClause(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name.getText() === 'autoComplete') ||
    (ts.isNewExpression(parent) && parent.expression.getText().endsWith('Error')) ||
    // What a class of errors calls itself.
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.SuperKeyword)
  );
}
