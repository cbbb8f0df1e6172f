import type { Fields, Form, FormValues } from '@tilava/domain/form';
import { readDraft } from '@tilava/domain/wizard';
import { isSame } from '../forms/isSame.ts';
import type { Values } from './versions.ts';

/** A form that edits something that is there. */
export interface Edited<F extends Fields> {
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
