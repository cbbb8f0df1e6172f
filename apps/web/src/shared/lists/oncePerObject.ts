/** Computes what belongs to an object once, so that a row of which nothing has changed is the same and not drawn again. */
export function oncePerObject<Subject extends object, Result>(
  compute: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const known = new WeakMap<Subject, Result>();
  return (subject) => {
    const before = known.get(subject);
    if (before !== undefined) return before;
    const result = compute(subject);
    known.set(subject, result);
    return result;
  };
}
