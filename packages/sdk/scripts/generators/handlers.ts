import type { Operation } from '../contract.ts';
import type { OperationExamples } from '../examples.ts';
import { header } from '../signature.ts';

/** The module with `createHandlers`: for each operation a function that makes its handler. */
export function generateHandlers(
  operations: readonly Operation[],
  examples: readonly OperationExamples[],
): string {
  const replies = new Map(examples.map(({ id, answers }) => [id, replyOf(id, answers[0]?.name)]));
  return `${header}
import type { HttpHandler } from 'msw';
import { handle, type Reply } from '../testing/handle.ts';
import { exampleAnswers } from './examples.ts';

/** For each operation, what makes its handler: it replies the contract's example where nothing is given. */
export interface Handlers {
${operations.map(declarationOf).join('\n')}
}

/**
 * Makes handlers of the API at an address.
 *
 * @example
 * const handlers = createHandlers('http://127.0.0.1:3000/api/v1');
 * server.use(
 *   handlers.getUser(({ params }) => ({ ...exampleAnswers.getUser.tenant, id: params.id })),
 *   handlers.listUsers(problem('forbidden')),
 * );
 */
export function createHandlers(baseUrl: string): Handlers {
  return {
${operations.map((operation) => handlerOf(operation, replies.get(operation.id))).join('\n')}
  };
}
`;
}

const replyOf = (id: string, name: string | undefined): string | undefined =>
  name === undefined ? undefined : `exampleAnswers.${id}.${name}`;

const declarationOf = ({ id, verb, path, summary }: Operation): string =>
  `  /** ${summary}: \`${verb} ${path}\`. */\n  readonly ${id}: (reply?: Reply<'${id}'>) => HttpHandler;`;

function handlerOf(operation: Operation, example = 'undefined'): string {
  const { id, verb, path, body, answer, status, hasEtag } = operation;
  const route = JSON.stringify({ verb, path, takesJson: body === 'json', answer, status, hasEtag });
  return `    ${id}: (reply = ${example}) => handle<'${id}'>(baseUrl, ${route}, reply),`;
}
