import { isSame } from '../forms/isSame.ts';
import { labelledNames } from '../forms/labelledNames.ts';

/** The values of a form, by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

/** A form while what it edits is changed elsewhere. */
export interface Versions {
  /** Of the fields. */
  readonly labels: Readonly<Record<string, string>>;
  /** What the form began with. */
  readonly before: Values;
  /** What it holds. */
  readonly mine: Values;
}

/** A field that one of the two has changed. */
export interface ChangedField {
  readonly name: string;
  readonly label: string;
  /** What it comes to when the form is saved all the same: only what was changed in it is sent. */
  readonly mine: unknown;
  /** What is saved now. */
  readonly theirs: unknown;
}

/** The fields in which what the form began with is not what there is now, here or elsewhere, in their order. */
export function changedFields({ labels, before, mine, theirs }: Versions & { readonly theirs: Values }) {
  return Object.keys(before).flatMap((name): readonly ChangedField[] => {
    const label = labels[labelledNames([name]).join()];
    // Where an address lies says nothing to a reader.
    if (name === 'location' || label === undefined) return [];
    const isMine = !isSame(mine[name], before[name]);
    if (!isMine && isSame(theirs[name], before[name])) return [];
    return [{ name, label, mine: isMine ? mine[name] : theirs[name], theirs: theirs[name] }];
  });
}
