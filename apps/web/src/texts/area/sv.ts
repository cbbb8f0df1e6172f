import type { AreaTexts } from './area.ts';

export const sv: AreaTexts = {
  circle: 'Vi söker inom 3\u00A0km från adressen. Du kan också rita ett område.',
  drawn: 'Vi söker bara i området du har ritat.',
  draw: 'Rita ett område',
  edit: 'Ändra området',
  hide: 'Dölj kartan',
  map: 'Karta för att rita ett område. Flytta nålen med piltangenterna, lägg till en punkt med Enter och zooma med plus och minus.',
  hint: 'Klicka eller tryck längs kanten för att lägga till punkter. Dra en punkt för att flytta den, eller välj den och klicka där den ska vara.',
  movesSelected: (number) => `Punkt ${number} är vald. Klicka eller tryck där den ska vara.`,
  corner: (number, count) => `Punkt ${number} av ${count}`,
  cornerKeys: 'Piltangenterna flyttar en punkt, Enter väljer den och Delete tar bort den.',
  undo: 'Ångra',
  addAfter: 'Lägg till en punkt efter den',
  removePoint: 'Ta bort punkten',
  removeArea: 'Ta bort området',
  summary: (count, number, area) => `${number} ${count === 1 ? 'punkt' : 'punkter'}, ${area}`,
  removed: 'Området är borttaget. Du kan ångra.',
  fault: {
    areaOpen: 'Rita ett sammanhängande område',
    areaCorners: 'Använd 3–50 punkter',
    areaAbroad: 'Rita området i Finland',
    areaCrossesItself: 'Kanten korsar sig själv. Flytta eller ta bort en punkt.',
    areaTooSmall: 'Området är för litet. Rita minst 100\u00A0m ×\u00A0100\u00A0m.',
    areaTooFar: 'Området når för långt. Håll det inom 10\u00A0km från adressen.',
  },
};
