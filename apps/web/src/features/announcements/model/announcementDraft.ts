import type { announcementWizard } from '@tilava/domain/listing';
import {
  draftOf,
  moveWizard,
  readDraft,
  startWizard,
  viewWizard,
  type WizardResults,
  type WizardValues,
} from '@tilava/domain/wizard';
import { generatePath } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { type Pictures, readPictures } from '../../../shared/pictures/pictures.ts';
import { randomId } from '../../../shared/requests/idempotency.ts';

export type AnnouncementForms = ReturnType<typeof announcementWizard>;

export type AnnouncementResults = WizardResults<AnnouncementForms>;

export type AnnouncementValues = WizardValues<AnnouncementForms> & {
  readonly pictures: Pictures;
  /** Another one with every change: the same announcement is published once, however often it is sent. */
  readonly edition: string;
  /** What the server has put together of it already, where publishing stopped half-way; else null. */
  readonly residenceId: string | null;
  /** The names of pictures that the server no longer has, until they are added again. */
  readonly missingPictures: readonly string[];
};

export const readAnnouncement = (forms: AnnouncementForms, draft: unknown): AnnouncementValues => ({
  ...readDraft(forms, draft),
  pictures: readPictures(memberOf(draft, 'pictures')),
  edition: textIn(draft, 'edition') ?? randomId(),
  residenceId: textIn(draft, 'residenceId'),
  missingPictures: textsIn(draft, 'missingPictures'),
});

/** What of it is kept: everything, pictures by what the server calls them. */
export const writeAnnouncement = ({
  location,
  property,
  criteria,
  ...others
}: AnnouncementValues): unknown => ({ ...draftOf({ location, property, criteria }), ...others });

const memberOf = (draft: unknown, name: string): unknown =>
  typeof draft === 'object' && draft !== null ? new Map(Object.entries(draft)).get(name) : undefined;

function textIn(draft: unknown, name: string): string | null {
  const text = memberOf(draft, name);
  return typeof text === 'string' ? text : null;
}

function textsIn(draft: unknown, name: string): readonly string[] {
  const texts = memberOf(draft, name);
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}

export const announcementSteps = ['location', 'property', 'criteria'] as const;

export const announcementStepPath = (index: number): string =>
  generatePath(paths.newAnnouncement, { index: String(index) });

export function openAnnouncementStep(
  forms: AnnouncementForms,
  { location, property, criteria }: AnnouncementValues,
  asked: number,
) {
  const state = startWizard(forms, { location, property, criteria }, asked);
  return {
    /** The step that may be opened: the one that was asked for, or the earliest with an invalid field before it. */
    index: state.index,
    view: viewWizard(forms, state),
    /** What is published, once every step is valid and the last one is open; else null. */
    results: moveWizard(forms, state, { kind: 'submit' }).submission,
  };
}
