import { Button } from '@tilava/ui/Button';
import { useTranslations } from 'use-intl';
import { Ago } from '../time/Ago.tsx';
import * as styles from './DraftNote.css.ts';
import type { Draft } from './useDraft.ts';

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
