import { announcementWizard } from '@tilava/domain/wizard';
import { useCallback, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { useDraft, type Draft } from '../../../../shared/drafts/useDraft.ts';
import { useToday } from '../../../../shared/time/useToday.ts';
import { useDraftPictures } from '../../api/useDraftPictures.ts';
import { usePublish } from '../../api/usePublish.ts';
import {
  readAnnouncement,
  writeAnnouncement,
  type AnnouncementValues,
} from '../../model/announcementDraft.ts';
import { announcementStepPath, openAnnouncementStep } from '../../model/announcementSteps.ts';
import { AnnouncementWizard } from './AnnouncementWizard.tsx';
import { randomId } from '../../../../shared/requests/randomId.ts';

interface NewAnnouncementProps {
  /** Of the step in the address, from 0 to 2. */
  readonly index: number;
}

/** A new announcement in three steps (specification, section 2, Landlord announcements). */
export function NewAnnouncement({ index }: NewAnnouncementProps) {
  const today = useToday();
  const forms = useMemo(() => announcementWizard({ today }), [today]);
  const read = useCallback((draft: unknown) => readAnnouncement(forms, draft), [forms]);
  const draft = useDraft('announcement', { read, write: writeAnnouncement });
  const edited = withEditions(draft);
  const pictures = useDraftPictures(edited);
  const publication = usePublish(draft, pictures);

  const opened = openAnnouncementStep(forms, draft.values, index);
  if (opened.index !== index) return <Navigate to={announcementStepPath(opened.index)} replace />;
  return (
    <AnnouncementWizard
      opened={opened}
      forms={forms}
      today={today}
      draft={edited}
      pictures={pictures}
      publication={publication}
    />
  );
}

/** The draft, in which whatever changes makes it another edition. */
const withEditions = (draft: Draft<AnnouncementValues>): Draft<AnnouncementValues> => ({
  ...draft,
  change: (changed) =>
    draft.change((latest) => ({
      ...(typeof changed === 'function' ? changed(latest) : changed),
      edition: randomId(),
    })),
});
