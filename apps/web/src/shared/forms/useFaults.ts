import type { FieldFault, FieldRule } from '@tilava/domain/form';
import { useState } from 'react';
import { useFaultText } from '../errors/useFaultText.ts';

export interface FaultCheck<Name extends string> {
  /** Words for what is wrong, once the reader has left the field; for what is missing, once it was sent in vain. */
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  readonly faulty: readonly Name[];
  readonly leave: (name: string) => void;
  /** How often the form was sent in vain because of its fields. */
  readonly attempts: number;
  readonly fail: () => void;
}

/** Nobody has made a mistake who has not answered yet. */
const unanswered: readonly FieldRule[] = ['required', 'choiceMissing', 'boundMissing'];

/** Says what is wrong with a form, in time; takes the faults in the order of its fields. */
export function useFaults<Name extends string>(faults: readonly FieldFault[]): FaultCheck<Name> {
  const faultText = useFaultText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const shown = faults.filter(
    ({ field, rule }) => attempts > 0 || (left.has(field) && !unanswered.includes(rule)),
  );
  return {
    // A record of every fault that is there has no other names than those of the form's fields.
    errors: Object.fromEntries(shown.map((fault) => [fault.field, faultText(fault)])) as Partial<
      Record<Name, string>
    >,
    faulty: faults.map(({ field }) => field as Name),
    leave: (name) => setLeft((before) => new Set([...before, name])),
    attempts,
    fail: () => setAttempts((count) => count + 1),
  };
}

/** Two bounds are one question under one label, and so are an address and its place. */
const labelled = {
  location: 'address',
  sizeMax: 'sizeMin',
  rentMax: 'rentMin',
} as const;

/** The name by which a field is labelled; what was confirmed is not shown. */
export type Labelled<Name> = Name extends keyof typeof labelled
  ? (typeof labelled)[Name]
  : Exclude<Name, 'confirmed'>;

export function labelledNames<Name extends string>(names: readonly Name[]): readonly Labelled<Name>[] {
  const labels: Readonly<Record<string, string>> = labelled;
  return [...new Set(names.map((name) => (labels[name] ?? name) as Labelled<Name>))];
}
