import { ArgumentError } from '../errors/transportErrors.ts';

/**
 * Puts parameters into a path of the contract. What would make it another path is refused: nothing, and the dots by which
 * run times walk upwards.
 *
 * @throws ArgumentError before anything is sent
 */
export function fillPath(path: string, parameters: Record<string, unknown>): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_placeholder, name: string) => {
    const value = parameters[name];
    if (typeof value !== 'string' || value === '')
      throw new ArgumentError(name, 'must be a text that is not empty');
    if (value === '.' || value === '..') throw new ArgumentError(name, 'must not be . or ..');
    return encodeURIComponent(value);
  });
}
