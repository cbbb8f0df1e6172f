import type { UnsubscriptionTexts } from './unsubscription.ts';

export const fi: UnsubscriptionTexts = {
  title: 'Lopeta viestit',
  what: 'Jos lopetat, et saa enää samanlaisia viestejä kuin se, josta tulit tänne.',
  alert: 'Jos se oli hakuvahdin viesti',
  alertHint: 'Saman hakutoiveen tai samojen ilmoitusten hakuvahti päättyy.',
  change: 'Jos se kertoi muutoksista',
  changeHint: 'Et saa enää viestejä suosikkiesi ja sinua kiinnostavien kohteiden muutoksista.',
  interest: 'Jos se koski kiinnostusta',
  interestHint: 'Et saa enää viestejä kiinnostuksesta.',
  message: 'Jos se kertoi uudesta viestistä',
  messageHint: 'Et saa enää sähköposteja uusista viesteistä. Viestisi näet edelleen täällä.',
  others: 'Muut viestit',
  othersHint: 'Saat ne entiseen tapaan.',
  confirm: 'Lopeta viestit',
  ending: 'Lopetetaan',
  done: 'Viestit on lopetettu.',
  doneHint: 'Et saa enää tällaisia viestejä. Voit ottaa ne takaisin käyttöön milloin tahansa.',
  unknown: 'Linkki ei toimi',
  unknownHint:
    'Avaa linkki täsmälleen sellaisena kuin se on viestissä, tai kirjaudu sisään ja lopeta viestit siellä.',
  failed: 'Viestejä ei voitu lopettaa.',
  failedHint: 'Yritä hetken kuluttua uudelleen.',
  settings: 'Valitse, mitä viestejä saat',
};
