import type * as Sdk from '@tilava/sdk';

/** Where a run time is tried. */
export interface Setting {
  /** A browser shows no redirects, and sends streams only by HTTP/2. */
  readonly kind: 'browser' | 'server';
  /** The real API, with `/api/v1`. */
  readonly api: string;
  /** A server that misbehaves on purpose, see `support/oddServer.ts`. */
  readonly odd: string;
  /** A demo account's, and the admin's. */
  readonly password: string;
}

/** What the steps share. */
export interface Trial extends Setting {
  /** The package as this run time has loaded it. */
  readonly sdk: typeof Sdk;
  readonly tilava: Sdk.Tilava;
}

/** Something that the SDK has to do in every run time of its kind. */
export interface Step {
  readonly name: string;
  /** Everywhere, where it is not given. */
  readonly only?: Setting['kind'];
  readonly run: (trial: Trial) => Promise<void>;
}

/** A client of the server that misbehaves, in one of its ways, which is asked once. */
export const at = ({ sdk, odd }: Trial, way: string, options: Partial<Sdk.ClientOptions> = {}): Sdk.Tilava =>
  sdk.createTilava({ baseUrl: `${odd}/${way}`, maxRetries: 0, ...options });

/** How a step ended: with null, or with what went wrong. */
export type Outcomes = Readonly<Record<string, string | null>>;

/** Takes all steps, one after the other. */
export async function attempt(sdk: typeof Sdk, steps: readonly Step[], setting: Setting): Promise<Outcomes> {
  const trial = { ...setting, sdk, tilava: sdk.createTilava({ baseUrl: setting.api }) };
  const outcomes: Record<string, string | null> = {};
  for (const { name, only = setting.kind, run } of steps) {
    if (only === setting.kind) outcomes[name] = await complaintOf(run(trial));
  }
  return outcomes;
}

async function complaintOf(step: Promise<void>): Promise<string | null> {
  try {
    await step;
    return null;
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    const { cause } = error;
    return `${error.stack ?? error.message}${cause instanceof Error ? `\n${cause.stack ?? cause.message}` : ''}`;
  }
}

/** Comes after so many, in a turn of its own. */
export const afterMilliseconds = (duration: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, duration);
  });

/** @throws Error where the two are not the same as JSON */
export function same(actual: unknown, expected: unknown): void {
  const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (got !== wanted) throw new Error(`got ${got} instead of ${wanted}`);
}

/** Answers the error by which a call fails, @throws Error where it fails otherwise or not at all */
export async function failure<Expected>(
  call: Promise<unknown>,
  isExpected: (error: unknown) => error is Expected,
): Promise<Expected> {
  const error: unknown = await call.then(
    () => 'a success',
    (reason: unknown) => reason,
  );
  if (isExpected(error)) return error;
  throw error instanceof Error ? error : new Error(`got ${String(error)}`);
}
