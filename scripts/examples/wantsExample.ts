import ts from 'typescript';

/**
 * Whether a function is shown better than told: it makes numbers and texts of numbers and texts, which takes one line.
 * A yes or no is in its name, and objects take more lines than they explain.
 */
export function wantsExample(type: ts.Type, checker: ts.TypeChecker): boolean {
  const [signature] = type.getCallSignatures();
  if (signature === undefined) return false;
  const taken = signature.parameters.map((parameter) => checker.getTypeOfSymbol(parameter));
  return [...taken, signature.getReturnType()].every((part) => isPlain(part, checker));
}

const plain = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Null | ts.TypeFlags.Undefined;

/** A number, a text, none, or a list of them. */
function isPlain(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.every((part) => isPlain(part, checker));
  const items = checker.isArrayType(type) ? type.getNumberIndexType() : undefined;
  return items === undefined ? (type.flags & plain) !== 0 : isPlain(items, checker);
}
