import { Effect, Result, Schema, SchemaTransformation, type SchemaIssue } from 'effect';
import type { Locale } from '../locale.ts';
import type { Fault, MessageParameters } from './fault.ts';
import type { FieldRule } from './fieldRule.ts';
import { issueOf } from './issue.ts';

/** The schema between what a form holds and what it stands for, and what the form holds before it is filled in. */
export interface Field<Value, Input> {
  readonly schema: Schema.Codec<Value, Input>;
  readonly empty: Input;
  /** What was typed as it is read best; what cannot be read stays as it is. */
  readonly format?: (typed: string, locale: Locale) => string;
}

/** A value, or the rule that it breaks. */
export type Reading<Value> = Result.Result<Value, SchemaIssue.Issue>;

/** A reading that came to a value. */
export const accept = <Value>(value: Value): Reading<Value> => Result.succeed(value);

/** A reading that came to nothing, because a rule is broken. */
export const refuse = (rule: FieldRule, parameters: MessageParameters = {}): Reading<never> =>
  Result.fail(issueOf({ rule, parameters }));

/** A reading that came to a value, unless something is wrong with it. */
export const acceptUnless = <Value>(fault: Fault | null, value: Value): Reading<Value> =>
  fault === null ? accept(value) : refuse(fault.rule, fault.parameters);

interface Parts<Value, Input> extends Pick<Field<Value, Input>, 'empty' | 'format'> {
  /** Tells an input of this field from anything else, such as what an older draft holds. */
  readonly input: Schema.Codec<Input>;
  readonly value: Schema.Codec<Value>;
  read(input: Input): Reading<Value>;
  /** The inverse of `read`, for forms that edit what is there. */
  write(value: Value): Input;
}

/** A field from its parts. */
export function makeField<Value, Input>(parts: Parts<Value, Input>): Field<Value, Input> {
  const transformation = SchemaTransformation.transformEffect({
    decode: (input: Input) => Effect.fromResult(parts.read(input)),
    encode: (value: Value) => Effect.succeed(parts.write(value)),
  });
  const { empty, format } = parts;
  return {
    schema: parts.input.pipe(Schema.decodeTo(parts.value, transformation)),
    empty,
    ...(format !== undefined && { format }),
  };
}
