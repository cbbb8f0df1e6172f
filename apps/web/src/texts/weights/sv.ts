import type { WeightsTexts } from './weights.ts';

export const sv: WeightsTexts = {
  title: 'Vad är viktigast för dig?',
  hint: 'Valen ändrar träffprocenten i den här sökningen, som bara du ser, och gäller också sökningens bevakning.',
  mustHint:
    '”Måste” döljer också annonser som inte uppfyller kravet helt. Om annonsen inte säger något visas den ändå.',
  criterion: 'Kriterium',
  field: {
    residenceType: 'Lokaltyp',
    location: 'Läge',
    rent: 'Hyra',
    size: 'Storlek',
    roomCount: 'Rum',
    moveInDate: 'Ledig från',
    amenities: 'Utrustning',
    floor: 'Våning',
    deposit: 'Deposition',
  },
  importance: { must: 'Måste', important: 'Viktigt', normal: 'Normalt', ignored: 'Spelar ingen roll' },
  nothing: 'Minst ett kriterium måste spela roll.',
  save: 'Spara',
  reset: 'Återställ till normalt',
  close: 'Stäng',
  active: 'Rangordnat efter vad som är viktigt för dig.',
  change: 'Ändra',
  hidden: (count, number) =>
    count === 1 ? '1 annons till döljs av dina krav.' : `${number} annonser till döljs av dina krav.`,
  hides: (number) => `döljer ${number}`,
};
