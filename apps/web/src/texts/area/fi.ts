import type { AreaTexts } from './area.ts';

export const fi: AreaTexts = {
  circle: 'Etsimme 3\u00A0km:n säteeltä osoitteesta. Voit myös piirtää alueen.',
  drawn: 'Etsimme vain piirtämältäsi alueelta.',
  draw: 'Piirrä alue',
  edit: 'Muokkaa aluetta',
  hide: 'Piilota kartta',
  map: 'Kartta alueen piirtämiseen. Siirrä neulaa nuolinäppäimillä, lisää piste Enterillä ja zoomaa plus- ja miinusnäppäimillä.',
  hint: 'Lisää pisteitä napsauttamalla tai napauttamalla alueen reunaa pitkin. Siirrä pistettä vetämällä, tai valitse se ja napsauta uutta paikkaa.',
  movesSelected: (number) => `Piste ${number} on valittu. Napsauta tai napauta sen uutta paikkaa.`,
  corner: (number, count) => `Piste ${number}/${count}`,
  cornerKeys: 'Nuolinäppäimet siirtävät pistettä, Enter valitsee ja Delete poistaa sen.',
  undo: 'Kumoa',
  addAfter: 'Lisää piste sen jälkeen',
  removePoint: 'Poista piste',
  removeArea: 'Poista alue',
  summary: (count, number, area) => `${number} ${count === 1 ? 'piste' : 'pistettä'}, ${area}`,
  removed: 'Alue on poistettu. Voit kumota poiston.',
  fault: {
    areaOpen: 'Piirrä yksi yhtenäinen alue',
    areaCorners: 'Käytä 3–50 pistettä',
    areaAbroad: 'Piirrä alue Suomeen',
    areaCrossesItself: 'Alueen reuna leikkaa itsensä. Siirrä tai poista piste.',
    areaTooSmall: 'Alue on liian pieni. Piirrä vähintään 100\u00A0m ×\u00A0100\u00A0m.',
    areaTooFar: 'Alue ulottuu liian kauas. Pidä se 10\u00A0km:n säteellä osoitteesta.',
  },
};
