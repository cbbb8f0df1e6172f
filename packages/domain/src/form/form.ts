import { Effect, Result, Schema, SchemaIssue, SchemaParser, SchemaTransformation } from 'effect';
import type { Locale } from '../format.ts';
import { mapMembers } from '../members.ts';
import { faultIn, type Fault, type FieldFault, type FieldRule, type MessageParameters } from './faults.ts';

/** The rule that an issue of effect's tells of; whatever none of our rules refused is of a wrong type. */
function faultOf(issue: SchemaIssue.Issue): Fault {
  if (issue._tag === 'Encoding') return faultOf(issue.issue);
  const cause = issue._tag === 'InvalidValue' ? issue.annotations?.['cause'] : undefined;
  return isFault(cause) ? cause : { rule: 'invalid', parameters: {} };
}

const isFault = (cause: unknown): cause is Fault =>
  isRecord(cause) && 'rule' in cause && 'parameters' in cause;

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

/** A reading that came to nothing, because a rule is broken; effect's issue carries the fault. */
export const refuse = (rule: FieldRule, parameters: MessageParameters = {}): Reading<never> =>
  Result.fail(new SchemaIssue.InvalidValue({ message: rule, cause: { rule, parameters } satisfies Fault }));

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

/** A field that holds its value as it is sent. */
export const plainField = <Value>(
  schema: Schema.Codec<Value>,
  empty: Value,
  read: (input: Value) => Reading<Value>,
): Field<Value, Value> =>
  makeField<Value, Value>({ input: schema, value: schema, empty, read, write: (value) => value });

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

export type Fields = Readonly<Record<string, Field<unknown, unknown>>>;

/** The fields, and the rules that take more than one of them. */
export interface Form<F extends Fields> {
  readonly fields: F;
  /**
   * Gets the fields that could be read, so that empty ones don't hide what is wrong. A method, because only then is a
   * form of certain fields also a form of any.
   */
  rules(this: void, readable: Partial<FormResult<F>>): readonly FieldFault[];
}

/** What a form holds: the inputs as they are typed. */
export type FormValues<F extends Fields> = {
  readonly [Name in keyof F]: F[Name]['schema']['Encoded'];
};

/** What a valid form stands for, in the contract's types. */
export type FormResult<F extends Fields> = { readonly [Name in keyof F]: F[Name]['schema']['Type'] };

export type Validation<Value> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly faults: readonly FieldFault[] };

/** For a form whose fields have nothing to do with each other. */
export const noRules = (): readonly FieldFault[] => [];

type FieldsOf<AnyForm> = AnyForm extends { readonly fields: infer F extends Fields } ? F : never;

/** `FormValues` by the form itself. */
export type ValuesOf<AnyForm> = FormValues<FieldsOf<AnyForm>>;

/** `FormResult` by the form itself. */
export type ResultOf<AnyForm> = FormResult<FieldsOf<AnyForm>>;

/**
 * Checks each field by its schema, then the rules between those that could be read; each field has at most one fault.
 * Takes anything: missing fields count as empty, unknown ones are left out. Never throws.
 *
 * @example
 * const validation = validateForm(loginForm, { email: 'a@example.com', password: '', rememberMe: false });
 * if (!validation.isValid) validation.faults[0]; // { field: 'password', rule: 'required', parameters: {} }
 */
export function validateForm<F extends Fields>(form: Form<F>, values: unknown): Validation<FormResult<F>> {
  if (!isRecord(values)) return { isValid: false, faults: [faultIn('', 'invalid')] };
  const readable: Record<string, unknown> = {};
  const faults: FieldFault[] = [];
  for (const [name, { schema, empty }] of Object.entries(form.fields)) {
    const input = Object.hasOwn(values, name) ? values[name] : empty;
    const result = SchemaParser.decodeUnknownResult(schema)(input);
    if (Result.isSuccess(result)) readable[name] = result.success;
    else faults.push({ field: name, ...faultOf(result.failure) });
  }
  // Both records were filled from the form's own fields, which is what their type says.
  const result = readable as FormResult<F>;
  const all = withoutRepeats([...faults, ...form.rules(result)]);
  return all.length === 0 ? { isValid: true, value: result } : { isValid: false, faults: all };
}

/** Whether something holds values by name, as what a form takes has to. */
export const isRecord = (values: unknown): values is Readonly<Record<string, unknown>> =>
  typeof values === 'object' && values !== null;

const withoutRepeats = (faults: readonly FieldFault[]): readonly FieldFault[] =>
  faults.filter(({ field }, index) => faults.findIndex((fault) => fault.field === field) === index);

/** What a form holds before anything is filled in. */
export const emptyValues = <F extends Fields>({ fields }: Form<F>) =>
  mapMembers(fields, ({ empty }) => empty) as FormValues<F>;

/**
 * The fields that an empty form is faulted for; where one of two is enough, the first, whose label covers both.
 *
 * @example
 * requiredFields(loginForm); // ['email', 'password']
 */
export function requiredFields<F extends Fields>(form: Form<F>): readonly string[] {
  const validation = validateForm(form, {});
  return validation.isValid ? [] : validation.faults.map(({ field }) => field);
}

/**
 * The inputs for a form that edits values; the inverse of `validateForm`. Values the form can't produce are left
 * empty.
 */
export const fillForm = <F extends Fields>({ fields }: Form<F>, values: FormResult<F>) =>
  mapMembers(fields, ({ schema, empty }, name) => {
    const result = SchemaParser.encodeUnknownResult(schema)(values[name]);
    return Result.isSuccess(result) ? result.success : empty;
  }) as FormValues<F>;
