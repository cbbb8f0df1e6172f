import type { Locale } from '../format.ts';

interface ImportNames {
  readonly reference: string;
  readonly isActive: string;
  readonly x: string;
  readonly y: string;
  readonly basis: string;
  readonly estimated: string;
  readonly yes: string;
  readonly no: string;
  /** Other headings that property management systems use, by the column. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

/** What columns and cells are called that no form has a name for. */
export const importNames: Readonly<Record<Locale, ImportNames>> = {
  en: {
    reference: 'Reference',
    isActive: 'Public',
    x: 'Latitude',
    y: 'Longitude',
    basis: 'charged',
    estimated: 'estimate',
    yes: 'yes',
    no: 'no',
    aliases: {
      reference: ['ref', 'id', 'unit', 'unit number', 'object number', 'external id'],
      isActive: ['published', 'visible'],
      address: ['street address', 'location'],
      x: ['lat'],
      y: ['lon', 'lng', 'long'],
      residenceType: ['type', 'premises type', 'use'],
      roomCount: ['rooms'],
      sizeMin: ['area', 'floor area', 'm2', 'm²', 'sqm'],
      rentMin: ['rent', 'monthly rent'],
      moveInDate: ['available', 'available from'],
      moveOutDate: ['available until'],
      description: ['text'],
    },
  },
  fi: {
    reference: 'Oma tunnus',
    isActive: 'Julkinen',
    x: 'Leveysaste',
    y: 'Pituusaste',
    basis: 'veloitus',
    estimated: 'arvio',
    yes: 'kyllä',
    no: 'ei',
    aliases: {
      reference: ['tunnus', 'kohdetunnus', 'kohdenumero', 'kohteen tunnus', 'huoneistonumero', 'viite'],
      isActive: ['julkaistu', 'näkyvissä'],
      address: ['katuosoite', 'sijainti'],
      residenceType: ['tyyppi', 'käyttötarkoitus', 'tilatyyppi'],
      roomCount: ['huoneet', 'huoneita', 'huoneluku'],
      sizeMin: ['pinta-ala', 'neliöt', 'ala', 'koko'],
      rentMin: ['vuokra', 'kuukausivuokra', 'vuokra/kk'],
      moveInDate: ['vapautuu', 'vapaa', 'saatavilla'],
      description: ['kuvaus', 'teksti'],
    },
  },
  sv: {
    reference: 'Referens',
    isActive: 'Offentlig',
    x: 'Latitud',
    y: 'Longitud',
    basis: 'debitering',
    estimated: 'uppskattning',
    yes: 'ja',
    no: 'nej',
    aliases: {
      reference: ['objektnummer', 'objekt', 'lokalnummer'],
      isActive: ['publicerad', 'synlig'],
      address: ['gatuadress', 'läge'],
      residenceType: ['typ', 'lokaltyp', 'användning'],
      roomCount: ['rum'],
      sizeMin: ['yta', 'area', 'storlek'],
      rentMin: ['hyra', 'månadshyra', 'hyra/mån'],
      moveInDate: ['ledig', 'ledig från', 'tillträde'],
      description: ['beskrivning', 'text'],
    },
  },
};
