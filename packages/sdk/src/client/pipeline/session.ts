import { isProblem } from '../../errors/apiErrors.ts';
import type { TokenStore } from '../tokenStores/tokenStore.ts';
import type { Step } from './pipeline.ts';

/**
 * Sends the bearer, and ends the session once the server refuses it. Only the refused bearer is forgotten: another may
 * have taken its place meanwhile.
 */
export function withSession(store: TokenStore, onEnd: () => void): Step {
  let ending: { readonly bearer: string; readonly done: Promise<void> } | null = null;

  const end = async (refused: string) => {
    if ((await store.get()) !== refused) return;
    await store.set(null);
    // On its own: whatever it throws is nothing that this call has failed by, and it may make calls itself.
    queueMicrotask(onEnd);
  };

  return async (request, call, next) => {
    const bearer = request.headers.has('authorization') ? null : await store.get();
    if (bearer !== null) request.headers.set('authorization', `Bearer ${bearer}`);
    const response = await next(request, call);
    if (bearer === null || !(await refusesBearer(response))) return response;
    // However many calls are refused together, and however long the store takes, it ends once.
    if (ending?.bearer !== bearer) ending = { bearer, done: end(bearer) };
    await ending.done;
    return response;
  };
}

async function refusesBearer(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const problem = await readJson(response.clone());
  return isProblem(problem) && problem.code === 'bearer_invalid';
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // An answer that is no JSON says nothing of the bearer.
    return null;
  }
}
