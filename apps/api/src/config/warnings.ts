import { ConfigProvider, Effect } from 'effect';
import { distance } from 'fastest-levenshtein';
import { environment } from './environment.ts';

/** Read by the script behind `npm start`, not by the server. */
const ofTheStart = 'TILAVA_NPM_PROCESS';

/**
 * What is probably meant otherwise: a variable that is spelt nearly like one that the server reads, and one of the
 * product's that it does not know. Values are not told, because they may be secrets.
 */
export function warningsOf(variables: Readonly<Record<string, string | undefined>>): string[] {
  const known = knownNames();
  const missing = known.filter((name) => variables[name] === undefined);
  return Object.keys(variables).flatMap((name) => {
    if (known.includes(name) || name === ofTheStart) return [];
    const meant = missing.find((candidate) => isNear(name, candidate));
    if (meant !== undefined) return [`${name} is not read: is ${meant} meant?`];
    return name.startsWith('TILAVA_') ? [`${name} is not read: there is no such variable`] : [];
  });
}

function knownNames(): string[] {
  const names = new Set<string>();
  const listening = ConfigProvider.make(([name]) =>
    Effect.sync(() => {
      names.add(String(name));
      return undefined;
    }),
  );
  Effect.runSync(environment.parse(listening));
  return [...names];
}

/** One letter in four may be another, be missing or be too many. */
const isNear = (name: string, known: string): boolean =>
  distance(name.toUpperCase(), known) <= Math.floor(known.length / 4);
