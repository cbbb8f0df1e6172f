import type { DocumentTexts } from './documents.ts';

export const sv: DocumentTexts = {
  title: 'Dokument',
  hint: 'Planritningar, energicertifikat och andra PDF-filer. Hyresgäster som ser annonsen kan ladda ner dem.',
  name: 'Namn',
  nameHint: 'Till exempel Planritning. Om du lämnar fältet tomt används filens namn.',
  file: 'PDF-dokument',
  fileHint: 'Högst 10\u00A0MB och 10 dokument.',
  choose: 'Välj PDF',
  drop: 'eller släpp den här',
  wrongType: 'Välj ett PDF-dokument.',
  tooLarge: 'Dokumentet är större än 10\u00A0MB.',
  invalid: 'Filen är inget giltigt PDF-dokument. Välj en annan.',
  full: 'Det finns 10 dokument. Ta bort ett om du vill lägga till ett nytt.',
  downloading: 'Laddar ner',
  failed: 'Dokumenten kunde inte hämtas',
  confirmRemove: 'Hyresgästerna kan inte ladda ner det längre.',
  remove: 'Ta bort dokumentet',
  keep: 'Behåll',
  download: (title, size) => `${title} (PDF, ${size})`,
  removeNamed: (title) => `Ta bort ${title}`,
};
