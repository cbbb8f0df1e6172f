import type { Fields, Form, FormValues } from '@tilava/domain/form';
import { useCallback } from 'react';
import type { DraftName } from '../drafts/draftKey.ts';
import { useDraft, type Draft } from '../drafts/useDraft.ts';
import { useHeldForm, type FormState } from '../forms/useForm.ts';
import { readEdit, writeEdit, type Edited } from './editDraft.ts';

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
