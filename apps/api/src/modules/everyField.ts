import { pick } from '@tilava/domain/property';
import { isBlank } from '@tilava/domain/text';

/** Fields of a creation and of a change, none required, so that one mapping serves both. */
export type FieldsOf<Creation, Changes> = {
  readonly [Field in keyof Creation | keyof Changes]?:
    | (Field extends keyof Creation ? Creation[Field] : never)
    | (Field extends keyof Changes ? Changes[Field] : never);
};

/** Compiles only if a destructuring leaves no rest; what is left out on purpose is named with an underscore. */
export function assertNoRest(_rest: { readonly [Field in string]: never }): void {
  // Only the types matter.
}

/** What was sent, as it is stored; what was not sent stays as it is. */
export function sent<Value>(value: Value | undefined, before: Value): Value;
export function sent<Value, Stored>(
  value: Value | undefined,
  before: Stored,
  store: (value: Value) => Stored,
): Stored;
export function sent<Value, Stored>(
  value: Value | undefined,
  before: Stored,
  store?: (value: Value) => Stored,
): Value | Stored {
  if (value === undefined) return before;
  return store === undefined ? value : store(value);
}

type Optional<Answer> = {
  [Field in keyof Answer]-?: object extends Pick<Answer, Field> ? Field : never;
}[keyof Answer];

/** Each field of an answer; one that the contract does not require may be undefined, but has to be named. */
type EveryField<Answer> = {
  readonly [Field in keyof Answer]-?: Field extends Optional<Answer>
    ? Answer[Field] | undefined
    : Answer[Field];
};

/** An answer of which each field was named; what is undefined gets into no JSON. */
export const answerOf = <Answer extends object>(fields: EveryField<Answer>): Answer => fields as Answer;

/** A text that says nothing is none. */
export const blankToNull = (text: string | null): string | null =>
  text !== null && isBlank(text) ? null : text;

/** Money in cents and areas in hundredths of a square metre, as they are stored; null stays null. */
export function hundredths(value: number): number;
export function hundredths(value: number | null): number | null;
export function hundredths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100);
}

/** Two parts of an object: the members with these names, and the others. */
export const split = <Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
) => {
  const others = { ...value };
  for (const name of names) delete others[name];
  return [pick(value, names), others as Omit<Value, Name>] as const;
};

/** What was sent, blank texts as null; what was not sent stays. A field without a column is a type error. */
export const sentColumns = <
  Columns extends object,
  Fields extends { readonly [Name in keyof Columns]?: Columns[Name] | undefined },
>(
  fields: Fields & { readonly [Name in Exclude<keyof Fields, keyof Columns>]: never },
  before: Columns,
): Columns => {
  const stored = Object.entries<unknown>(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'string' ? blankToNull(value) : value]],
  );
  return { ...before, ...(Object.fromEntries(stored) as Partial<Columns>) };
};

/** What columns hold where nothing was sent. */
export const emptyColumns = <Columns extends object>(
  columns: Readonly<Record<keyof Columns & string, { readonly default: unknown }>>,
) =>
  Object.fromEntries(
    Object.entries<{ readonly default: unknown }>(columns).map(([name, column]) => [
      name,
      column.default ?? null,
    ]),
  ) as Columns;
