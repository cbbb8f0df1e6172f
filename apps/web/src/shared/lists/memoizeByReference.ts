/** Computes a value once per object, so that React skips rows whose object has not changed. */
export function memoizeByReference<Subject extends object, Result>(
  compute: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const cache = new WeakMap<Subject, Result>();
  return (subject) => {
    const cached = cache.get(subject);
    if (cached !== undefined) return cached;
    const result = compute(subject);
    cache.set(subject, result);
    return result;
  };
}
