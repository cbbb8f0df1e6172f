import type { ProblemExample } from '../examples.ts';
import { header } from '../signature.ts';

/** The module with an example of every problem. */
export const generateProblems = (problems: readonly ProblemExample[]): string => `${header}
import type { Problem, ProblemCode } from '../errors/tilavaError.ts';

/** By its code, each problem as the contract shows it. */
export const exampleProblems: Readonly<Record<ProblemCode, Problem>> = {
${problems.map(({ code, problem }) => `  ${code}: ${JSON.stringify(problem)},`).join('\n')}
};

/** Those that say when to try again. */
export const problemsWithRetryAfter: readonly ProblemCode[] = [
${problems.flatMap(({ code, hasRetryAfter }) => (hasRetryAfter ? [`  '${code}',`] : [])).join('\n')}
];
`;
