import { Button } from '@tilava/ui/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import * as styles from '../page/page.css.ts';
import { useServices } from '../services/useServices.ts';
import { Ago } from '../time/time.tsx';
import type { DraftName } from './draftStore.ts';

/** What has become of what was written: `none` while nothing was. */
type DraftState = 'none' | 'kept' | 'notKept' | 'thrownAway';

interface DraftForm<Values> {
  /** Gets null for no draft, and what the form holds where another tab has changed the draft. */
  readonly read: (draft: unknown, current?: Values) => Values;
  /** Null for what needs not be kept. */
  readonly write: (values: Values) => unknown;
  /** What was written so far, for where the device keeps nothing; as a draft. */
  readonly begun?: unknown;
}

export type Draft<Values extends object> = ReturnType<typeof useDraft<Values>>;

/** Holds a form's values and keeps them as a draft, unless `name` is null; the browser's tabs show the same. */
export function useDraft<Values extends object>(
  name: DraftName | null,
  { read, write, begun = null }: DraftForm<Values>,
) {
  const { drafts } = useServices();
  const [kept] = useState(() => (name === null ? null : drafts.read(name)));
  const [values, setValues] = useState(() => read(kept ?? begun));
  const [state, setState] = useState<DraftState>(() => {
    if (kept !== null) return write(values) === null ? 'none' : 'kept';
    return begun === null ? 'none' : 'notKept';
  });
  const [thrownAway, setThrownAway] = useState<Values | null>(null);
  // Changes may come from answers that are older than the last drawing.
  const latest = useRef(values);

  const show = (next: Values, nextState: DraftState) => {
    latest.current = next;
    setValues(next);
    setState(nextState);
  };

  const keep = (next: Values) => {
    setThrownAway(null);
    const draft = write(next);
    if (draft === null) discard();
    const isKept = name !== null && draft !== null;
    show(next, isKept ? keptAs(drafts.keep(name, draft)) : 'none');
  };

  const discard = () => {
    if (name !== null) drafts.discard(name);
  };

  useEffect(() => {
    if (name === null) return;
    return drafts.subscribe(name, () => {
      const draft = drafts.read(name);
      const next = read(draft, latest.current);
      latest.current = next;
      setValues(next);
      setState(draft === null ? 'none' : 'kept');
    });
  }, [drafts, name, read]);

  return {
    values,
    state,
    /** In milliseconds since 1970; null where the device keeps nothing. */
    keptAt: name !== null && state === 'kept' ? drafts.keptAt(name) : null,
    change: (changed: Partial<Values> | ((latest: Values) => Partial<Values>)) =>
      keep({
        ...latest.current,
        ...(typeof changed === 'function' ? changed(latest.current) : changed),
      }),
    throwAway: () => {
      setThrownAway(latest.current);
      discard();
      show(read(null), 'thrownAway');
    },
    undo: () => {
      if (thrownAway !== null) keep(thrownAway);
    },
    /** Keeps nothing any longer: it was sent. The form still holds it. */
    finish: () => {
      discard();
      setState('none');
    },
  };
}

const keptAs = (isKept: boolean): DraftState => (isKept ? 'kept' : 'notKept');

interface DraftNoteProps {
  readonly draft: Pick<Draft<object>, 'state' | 'keptAt' | 'throwAway' | 'undo'>;
}

/** Says what is kept of a form, for where Wizard and Form say so, and lets it be thrown away. */
export function DraftNote({ draft: { state, keptAt, throwAway, undo } }: DraftNoteProps) {
  const t = useTranslations('drafts');
  if (state === 'none') return null;
  if (state === 'notKept') return t('notKept');
  const isKept = state === 'kept';
  return (
    <span className={styles.note}>
      {keptAt === null ? t(isKept ? 'kept' : 'thrownAway') : <Ago at={keptAt}>{t('kept')}</Ago>}
      {/* One button with two meanings, so that the focus stays where it was. */}
      <Button variant="quiet" size="small" onPress={isKept ? throwAway : undo}>
        {t(isKept ? 'throwAway' : 'undo')}
      </Button>
    </span>
  );
}
