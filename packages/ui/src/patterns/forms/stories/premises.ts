/** The words and choices of premises, for stories. */
export const premisesTitles = {
  place: 'Location',
  premises: 'Premises',
  terms: 'Rent and time',
  more: 'What else',
};

export const premisesTitlesInFinnish = {
  place: 'Liiketilahuoneiston sijainti',
  premises: 'Liiketilahuoneiston ominaisuudet',
  terms: 'Vuokrauksen ehdot ja muuttoajankohta',
  more: 'Lisätietoja liiketilahuoneistosta',
};

export const premisesUnits = {
  size: { sign: 'm²', spoken: 'square metres' },
  rent: { sign: '€', spoken: 'euros a month' },
};

export const roomCounts = ['1', '2', '3', '4', '5', '6+'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

export const floors = [
  { value: 'bottom', label: 'Bottom' },
  { value: 'middle', label: 'Middle' },
  { value: 'top', label: 'Top' },
];

export const amenities = [
  { value: 'kitchen', label: 'Kitchen' },
  { value: 'wc', label: 'WC' },
  { value: 'shower', label: 'Shower' },
  { value: 'elevator', label: 'Elevator' },
  { value: 'breakRoom', label: 'Break room' },
  { value: 'parking', label: 'Parking' },
  { value: 'loadingDock', label: 'Loading dock' },
  { value: 'clubRoom', label: 'Club room' },
  { value: 'guardBooth', label: 'Guard booth' },
  { value: 'gym', label: 'Gym' },
];

export const premisesLabels = {
  address: 'Address',
  residenceType: 'Property types',
  roomCount: 'Number of rooms',
  floor: 'Floor',
  sizeMin: 'Size',
  rentMin: 'Rent per month',
  deposit: 'No deposit',
  moveInDate: 'Move-in date',
  moveOutDate: 'Move-out date',
  amenities: 'Amenities',
  description: 'Short description',
};

export const premisesLabelsInFinnish = {
  address: 'Katuosoite, josta liiketilahuoneisto löytyy',
  residenceType: 'Liiketilahuoneiston käyttötarkoitukset',
  roomCount: 'Huoneiden lukumäärä ilman aputiloja',
  floor: 'Kerros, jossa liiketilahuoneisto on',
  sizeMin: 'Liiketilahuoneiston pinta-ala neliömetreinä',
  rentMin: 'Kuukausivuokra ilman arvonlisäveroa',
  deposit: 'Vuokravakuutta ei tarvitse maksaa etukäteen',
  moveInDate: 'Sisäänmuuttopäivä aikaisintaan',
  moveOutDate: 'Poismuuttopäivä viimeistään',
  amenities: 'Liiketilahuoneiston varustelu ja palvelut',
  description: 'Lyhyt kuvaus liiketilahuoneistosta',
};
