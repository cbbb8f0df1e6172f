import {
  type announcementWizard,
  draftOf,
  moveWizard,
  readDraft,
  startWizard,
  viewWizard,
  type WizardResults,
  type WizardValues,
  type WizardView,
} from '@tilava/domain/wizard';
import { generatePath } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { type Pictures, readPictures } from '../../../shared/pictures/pictures.ts';
import { randomId } from '../../../shared/requests/idempotency.ts';

/** The forms of the steps. */
export type AnnouncementForms = ReturnType<typeof announcementWizard>;

/** What the steps of a new announcement come to. */
export type AnnouncementResults = WizardResults<AnnouncementForms>;

/** A new announcement while it is written. */
export type AnnouncementValues = WizardValues<AnnouncementForms> & {
  readonly pictures: Pictures;
  /** Another one with every change: the same announcement is published once, however often it is sent. */
  readonly edition: string;
  /** What the server has put together of it already, where publishing stopped half-way; else null. */
  readonly residenceId: string | null;
  /** The names of pictures that the server no longer has, until they are added again. */
  readonly missingPictures: readonly string[];
};

/** What a draft holds, or nothing to begin with. */
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

/** The steps in their order, by the index in their address (specification, section 2, Landlord announcements). */
export const announcementSteps = ['location', 'property', 'criteria'] as const;

/** The name of a step. */
type AnnouncementStep = (typeof announcementSteps)[number];

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
