import { moveWizard, startWizard, viewWizard, type WizardView } from '@tilava/domain/wizard';
import { generatePath } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import type { AnnouncementForms, AnnouncementResults, AnnouncementValues } from './announcementDraft.ts';

/** The steps in their order, by the index in their address (specification, section 2, Landlord announcements). */
export const announcementSteps = ['location', 'property', 'criteria'] as const;

/** The name of a step. */
export type AnnouncementStep = (typeof announcementSteps)[number];

/** Where a step is. */
export const announcementStepPath = (index: number): string =>
  generatePath(paths.newAnnouncement, { index: String(index) });

/** A new announcement at a step. */
export interface AnnouncementAt {
  /** The step that may be opened: the one that was asked for, or the earliest with an invalid field before it. */
  readonly index: number;
  readonly view: WizardView<AnnouncementStep>;
  /** What is published, once every step is valid and the last one is open; else null. */
  readonly results: AnnouncementResults | null;
}

/** A new announcement at the step of an address (specification, sections 2 and 5). */
export function openAnnouncementStep(
  forms: AnnouncementForms,
  { location, property, criteria }: AnnouncementValues,
  asked: number,
): AnnouncementAt {
  const state = startWizard(forms, { location, property, criteria }, asked);
  return {
    index: state.index,
    view: viewWizard(forms, state),
    results: moveWizard(forms, state, { kind: 'submit' }).submission,
  };
}
