import type { DocumentTexts } from './documents.ts';

export const en: DocumentTexts = {
  title: 'Documents',
  hint: 'Floor plans, energy certificates and other PDFs. Tenants who can see the announcement can download them.',
  name: 'Title',
  nameHint: 'For example Floor plan. If you leave it empty, it’s the file’s name.',
  file: 'PDF document',
  fileHint: 'Up to 10\u00A0MB and 10 documents.',
  choose: 'Choose PDF',
  drop: 'or drop it here',
  wrongType: 'Choose a PDF document.',
  tooLarge: 'This document is larger than 10\u00A0MB.',
  invalid: 'This file isn’t a valid PDF document. Choose another one.',
  full: 'There are 10 documents. Remove one to add another.',
  downloading: 'Downloading',
  failed: 'Couldn’t load the documents',
  confirmRemove: 'Tenants won’t be able to download it any more.',
  remove: 'Remove document',
  keep: 'Keep it',
  download: (title, size) => `${title} (PDF, ${size})`,
  removeNamed: (title) => `Remove ${title}`,
};
