import type { Fields, Form, FormValues } from '@tilava/domain/form';
import { readDraft } from '@tilava/domain/wizard';
import { useCallback } from 'react';
import type { DraftName } from '../drafts/draftStore.ts';
import { type Draft, useDraft } from '../drafts/useDraft.tsx';
import { type FormState, isSame, useHeldForm } from '../forms/useForm.ts';
import type { Values } from './VersionsTable.tsx';

/** What is there of what a form edits; an object that stays the same. */
interface Present<F extends Fields> {
  readonly before: FormValues<F>;
  /** The version of it. */
  readonly etag: string | null;
  /** Under which name the device keeps what was changed and not saved; null where it keeps nothing. */
  readonly draftName: DraftName | null;
}

/** A form that edits something that is there. */
export interface Edit<F extends Fields> extends FormState<F> {
  readonly before: FormValues<F>;
  /** The version that it edits. */
  readonly etag: string | null;
  readonly draft: Omit<Draft<object>, 'values' | 'change'>;
}

/** Holds the values of a form that edits something, checks them, and keeps on the device what was changed in it. */
export function useEdit<F extends Fields>(form: Form<F>, { before, etag, draftName }: Present<F>): Edit<F> {
  const read = useCallback(
    (draft: unknown): Edited<F> => readEdit(form, { fields: before, etag }, draft),
    [form, before, etag],
  );
  const write = useCallback((edited: Edited<F>) => writeEdit(before, edited), [before]);
  const { values: edited, change, ...draft } = useDraft(draftName, { read, write });
  const state = useHeldForm(form, {
    values: edited.fields,
    first: before,
    change: (changed) =>
      change((latest) => ({
        fields: { ...latest.fields, ...changed },
        // Whoever takes everything back begins anew, with what is there now.
        etag: write(latest) === null ? etag : latest.etag,
      })),
  });
  return { ...state, before, etag: edited.etag, draft };
}

/** A form that edits something that is there. */
interface Edited<F extends Fields> {
  readonly fields: FormValues<F>;
  /** The version of what is edited; null where the server gave none. */
  readonly etag: string | null;
}

/** What is kept of such a form: what was changed, and of which version. */
interface EditDraft {
  readonly etag: string | null;
  readonly changed: Values;
}

/** What is to be kept of a form; null where nothing was changed in it. */
export function writeEdit<F extends Fields>(
  before: FormValues<F>,
  { fields, etag }: Edited<F>,
): EditDraft | null {
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(value, before[name]));
  return changed.length === 0 ? null : { etag, changed: Object.fromEntries(changed) };
}

/**
 * The form as it goes on from a draft, or without one. What was not changed in it is what is there now. Where the draft
 * is of an older version, it stays so: saving it then shows both.
 */
export function readEdit<F extends Fields>(
  form: Form<F>,
  { fields, etag }: Edited<F>,
  draft: unknown,
): Edited<F> {
  if (!isEditDraft(draft)) return { fields, etag };
  // One from long ago may hold what its fields no longer can.
  const readable: Values = readDraft({ form }, { form: draft.changed }).form;
  const changed = Object.entries(draft.changed).filter(([name, value]) => isSame(readable[name], value));
  return changed.length === 0
    ? { fields, etag }
    : { fields: { ...fields, ...Object.fromEntries(changed) }, etag: draft.etag };
}

const isEditDraft = (draft: unknown): draft is EditDraft =>
  typeof draft === 'object' &&
  draft !== null &&
  'etag' in draft &&
  (draft.etag === null || typeof draft.etag === 'string') &&
  'changed' in draft &&
  typeof draft.changed === 'object' &&
  draft.changed !== null;
