import { emptyValues, type Fields, type Form, type FormResult, type FormValues } from '@tilava/domain/form';
import { readDraft } from '@tilava/domain/wizard';
import { useCallback, useMemo } from 'react';
import type { DraftName } from '../drafts/draftStore.ts';
import { useDraft } from '../drafts/useDraft.tsx';
import { isSame, useHeldForm } from '../forms/useForm.ts';
import { isRecord } from '../saved/saved.ts';
import type { Values } from './EditForm.tsx';
import { type EditPlace, type SaveOptions, useSave } from './useSave.ts';

interface EditOptions<F extends Fields, Present, Changes>
  extends EditPlace, Omit<SaveOptions<FormResult<F>, Present, Changes>, 'onSaved'> {
  readonly rules: Form<F>;
  /** The form's values of what is there; a function that stays the same. */
  readonly toValues: (present: Present, rules: Form<F>) => FormValues<F>;
  /** Under which the device keeps what was changed and not saved, if the place wants that. */
  readonly draftName: DraftName;
}

export type Edit<F extends Fields> = ReturnType<typeof useEdit<F, unknown, unknown>>;

/** Edits something in a form: checks it, keeps on the device what was changed, and saves it. */
export function useEdit<F extends Fields, Present, Changes>({
  rules,
  toValues,
  draftName,
  etag,
  onTheirs,
  keepsDraft = false,
  ...saving
}: EditOptions<F, Present, Changes>) {
  const { present, read } = saving;
  const before = useMemo(
    () => (present === null ? emptyValues(rules) : toValues(present, rules)),
    [present, rules, toValues],
  );
  const resume = useCallback(
    (draft: unknown): Edited<F> => readEdit(rules, { fields: before, etag }, draft),
    [rules, before, etag],
  );
  const write = useCallback((edited: Edited<F>) => writeEdit(before, edited), [before]);
  const {
    values: edited,
    change,
    ...draft
  } = useDraft(keepsDraft ? draftName : null, { read: resume, write });
  const form = useHeldForm(rules, {
    values: edited.fields,
    first: before,
    change: (changed) =>
      change((latest) => ({
        fields: { ...latest.fields, ...changed },
        // Whoever takes everything back begins anew, with what is there now.
        etag: write(latest) === null ? etag : latest.etag,
      })),
  });
  const save = useSave({ ...saving, onSaved: draft.finish });
  /** Reads what is saved now, as the form would hold it. */
  const readTheirs = async (): Promise<Values> => {
    const [saved] = await read();
    return saved === undefined ? before : toValues(saved.data, rules);
  };
  return { form, draft, before, etag: edited.etag, save, back: saving.back, onTheirs, readTheirs };
}

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

/** What a draft didn't change is as it is now. A draft of an older version keeps its etag: saving it shows both. */
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
  isRecord(draft) &&
  (draft['etag'] === null || typeof draft['etag'] === 'string') &&
  isRecord(draft['changed']);
