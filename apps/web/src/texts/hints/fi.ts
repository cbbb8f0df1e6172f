import type { HintTexts } from './hints.ts';

export const fi: HintTexts = {
  noPublic: 'Vuokralaiset näkevät ilmoituksen, kun teet siitä julkisen.',
  noHidden: 'Piilottamasi ilmoitukset säilyvät täällä.',
  noAnnouncements: 'Tee ilmoitus, niin näet, ketkä etsivät tällaista tilaa.',
  noInterests: 'Kerro vuokranantajalle kiinnostuksestasi valitsemalla osuman kohdalla ”Olen kiinnostunut”.',
  noTenants: 'Ilmoituksestasi kiinnostuneet vuokralaiset näkyvät täällä.',
  seeTenants: 'Katso sopivia vuokralaisia',
  changeNeed: 'Muokkaa hakutoivetta',
  editPictures: 'Muokkaa kuvia',
};
