import type { ProblemExample } from '../examples.ts';
import { header } from '../signature.ts';

/** What all examples say alike is written once: there are fifty. */
const shared = { instance: '/api/v1/example', requestId: '0199a6b0-3c00-7000-8000-0000000000aa' };

function ownOf(code: string, problem: object): object {
  const same = { ...shared, type: `/api/v1/problems#${code}`, code };
  const fields = new Map<string, unknown>(Object.entries(problem));
  for (const [name, value] of Object.entries(same)) {
    if (fields.get(name) !== value)
      throw new Error(`The example of ${code} has another ${name} than ${value}`);
    fields.delete(name);
  }
  return Object.fromEntries(fields);
}

/** The module with an example of every problem. */
export const generateProblems = (problems: readonly ProblemExample[]): string => `${header}
import type { Problem, ProblemCode } from '../errors/tilavaError.ts';

const problem = (code: ProblemCode, own: Pick<Problem, 'title' | 'status' | 'detail' | 'errors'>): Problem => ({
  type: \`/api/v1/problems#\${code}\`,
  instance: '${shared.instance}',
  code,
  requestId: '${shared.requestId}',
  ...own,
});

/** By its code, each problem as the contract shows it. */
export const exampleProblems: Readonly<Record<ProblemCode, Problem>> = {
${problems.map(({ code, problem }) => `  ${code}: problem('${code}', ${JSON.stringify(ownOf(code, problem))}),`).join('\n')}
};

/** Those that say when to try again. */
export const problemsWithRetryAfter: readonly ProblemCode[] = [
${problems.flatMap(({ code, hasRetryAfter }) => (hasRetryAfter ? [`  '${code}',`] : [])).join('\n')}
];
`;
