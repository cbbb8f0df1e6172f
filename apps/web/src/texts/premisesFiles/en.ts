import type { PremisesFileTexts } from './premisesFiles.ts';

export const en: PremisesFileTexts = {
  describeTitle: 'Describe the picture',
  caption: 'Description',
  captionHint:
    'What it shows, for people who can’t see it. For example: Meeting room with windows to the yard.',
};
