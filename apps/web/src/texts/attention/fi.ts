import type { AttentionTexts } from './attention.ts';

export const fi: AttentionTexts = {
  overview: 'Ilmoituksesi',
  interested: 'Kiinnostuneet',
  views: (weeks) => `Katselukerrat ${weeks}\u00A0viikossa`,
  selected: 'Valittu',
  title: 'Odottaa sinua',
  nothing: 'Kaikki on hoidettu',
  nothingHint: 'Uudet kiinnostuneet, uudet osumat ja keskeneräiset luonnokset näkyvät tässä.',
  mutual: (count) =>
    count === 1
      ? 'Sinä ja vuokranantaja olette kiinnostuneita toisistanne'
      : `Molemminpuolinen kiinnostus ${count} vuokranantajan kanssa`,
  getInTouch: 'Ota yhteyttä',
  contactsHidden: 'Sinä ja vuokranantaja olette kiinnostuneita toisistanne, mutta yhteystietosi eivät näy',
  shareContacts: 'Jaa yhteystiedot',
  unreadMessages: (count) =>
    count === 1 ? 'Sinulla on lukemattomia viestejä' : `Lukemattomia viestejä ${count} keskustelussa`,
  readMessages: 'Lue viestit',
  interestInYou: (count) =>
    count === 1 ? 'Vuokranantaja on kiinnostunut sinusta' : `${count} vuokranantajaa on kiinnostunut sinusta`,
  interestInPremises: (count) =>
    count === 1
      ? 'Vuokralainen on kiinnostunut tiloistasi'
      : `${count} vuokralaista on kiinnostunut tiloistasi`,
  viewMatch: 'Näytä osuma',
  newMatches: (count) =>
    count === 1
      ? '1 uusi osuma edellisen käyntisi jälkeen'
      : `${count} uutta osumaa edellisen käyntisi jälkeen`,
  viewMatches: 'Näytä osumat',
  drafts: (count) =>
    count === 1
      ? '1 keskeneräinen luonnos tällä laitteella'
      : `${count} keskeneräistä luonnosta tällä laitteella`,
  continueDraft: 'Jatka',
  alertsOff: 'Hakuvahti on pois päältä',
  turnOnAlerts: 'Ota hakuvahti käyttöön',
  noAnnouncements: 'Et ole vielä julkaissut ilmoituksia',
  newAnnouncement: 'Tee ilmoitus',
  noPublic: 'Mikään ilmoituksistasi ei ole julkinen',
  viewAnnouncements: 'Näytä ilmoitukset',
  withoutPictures: (count) =>
    count === 1
      ? '1 julkisessa ilmoituksessa ei ole kuvia'
      : `${count} julkisessa ilmoituksessa ei ole kuvia`,
  addPictures: 'Lisää kuvia',
};
