import type { DocumentTexts } from './documents.ts';

export const fi: DocumentTexts = {
  title: 'Asiakirjat',
  hint: 'Pohjapiirrokset, energiatodistukset ja muut PDF-tiedostot. Ne voi ladata jokainen vuokralainen, joka näkee ilmoituksen.',
  name: 'Nimi',
  nameHint: 'Esimerkiksi Pohjapiirros. Jos jätät kohdan tyhjäksi, nimeksi tulee tiedoston nimi.',
  file: 'PDF-asiakirja',
  fileHint: 'Enintään 10\u00A0Mt ja 10 asiakirjaa.',
  choose: 'Valitse PDF',
  drop: 'tai pudota se tähän',
  wrongType: 'Valitse PDF-asiakirja.',
  tooLarge: 'Asiakirja on suurempi kuin 10\u00A0Mt.',
  invalid: 'Tiedosto ei ole kelvollinen PDF-asiakirja. Valitse toinen.',
  full: 'Asiakirjoja on 10. Poista jokin, jos haluat lisätä uuden.',
  downloading: 'Ladataan',
  failed: 'Asiakirjoja ei voitu hakea',
  confirmRemove: 'Vuokralaiset eivät voi enää ladata sitä.',
  remove: 'Poista asiakirja',
  keep: 'Säilytä',
  download: (title, size) => `${title} (PDF, ${size})`,
  removeNamed: (title) => `Poista ${title}`,
};
