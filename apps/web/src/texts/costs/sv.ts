import type { CostTexts } from './costs.ts';

export const sv: CostTexts = {
  basis: 'per månad för dig',
  caption: 'Kostnad med och utan moms',
  gross: 'Med moms',
  term: (months) => `${months} ${months === 1 ? 'månads' : 'månaders'} hyrestid`,
  estimate: 'Uppskattning',
  unknown: (kinds) => `Inte angivet, så det kan kosta mer: ${kinds}.`,
  toBeAgreed: 'Om moms läggs på hyran avtalas separat.',
  charged: (rates) => `Moms på ${rates}\u00A0% läggs på hyran och de andra kostnaderna.`,
  notCharged: 'Ingen moms läggs på hyran eller de andra kostnaderna.',
  pays: 'Momsen är en kostnad för dig eftersom du inte får dra av den. Hyresvärden kan oftast bara lägga på moms om hyresgästen får dra av den: fråga om saken.',
  unsure: 'Du har inte angett om du får dra av momsen.',
  answer: 'Svara i din profil',
  guidance: 'Skatteförvaltningen: moms på uthyrning (på finska)',
  below: 'Månadskostnad under',
  belowHint:
    'I kostnaden ingår hyran, de övriga kostnader som hyresvärden har angett och moms, om du inte får dra av den. Kostnader som inte har angetts kan tillkomma.',
  belowInvalid: 'Ange hela euro, till exempel 1500',
  euros: 'euro per månad',
};
