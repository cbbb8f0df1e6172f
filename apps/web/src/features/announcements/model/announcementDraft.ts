import {
  type announcementWizard,
  draftOf,
  readDraft,
  type WizardResults,
  type WizardValues,
} from '@tilava/domain/wizard';
import { readPictures, type Pictures } from '../../../shared/pictures/pictures.ts';
import { randomId } from '../../../shared/requests/randomId.ts';

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
