import { ArgumentError } from '../errors/transportErrors.ts';

/**
 * Puts parameters into a path of the contract. What would make it another path is refused: nothing, and the dots by which
 * run times and proxies walk upwards, however they are written.
 *
 * @throws ArgumentError before anything is sent
 */
export function fillPath(path: string, parameters?: object): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_placeholder, name: string) => {
    const value: unknown = Object(parameters)[name];
    if (typeof value !== 'string' || value === '')
      throw new ArgumentError(name, 'must be a text that is not empty');
    if (/^(?:\.|%2e){1,2}$/i.test(value)) throw new ArgumentError(name, 'must not be . or ..');
    try {
      return encodeURIComponent(value);
    } catch {
      throw new ArgumentError(name, 'must be whole characters');
    }
  });
}
