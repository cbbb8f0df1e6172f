import { formDescriptionLimit } from '@tilava/domain/form';
import { elementsAt, readXml, type XmlElement } from './readXml.ts';

export type SkipReason = 'removed' | 'notForRent' | 'otherType' | 'otherCurrency';

export interface OpenImmoFile {
  /** As of a CSV file; the headings are the keys of the import's columns. */
  readonly rows: readonly (readonly string[])[];
  /** What is no commercial letting that can be published. */
  readonly skipped: readonly { readonly reference: string; readonly reason: SkipReason }[];
}

type Cells = Readonly<Record<string, string>>;

const isTrue = (text = ''): boolean => text === 'true' || text === '1';

/** What an `immobilie` says at a path, or of it. */
const textAt = (element: XmlElement, ...paths: readonly string[]): string =>
  paths.map((path) => elementsAt(element, path)[0]?.text.trim() ?? '').find((text) => text !== '') ?? '';
const attributesAt = (element: XmlElement, path: string) => elementsAt(element, path)[0]?.attributes ?? {};
/** Whether one of the attributes is set, or any without names. */
const has = (element: XmlElement, path: string, ...names: readonly string[]): boolean =>
  Object.entries(attributesAt(element, path)).some(
    ([name, value]) => (names.length === 0 || names.includes(name)) && isTrue(value),
  ) ||
  (names.length === 0 && isTrue(textAt(element, path)));

/** A number with as many decimals as the import takes; what is none stays as it is, and is told of. */
function amount(text: string): string {
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? text : String(Number(value.toFixed(2)));
}
/** Numbers of which 0 says that nothing is charged, or nothing is known. */
const positive = (text: string): string => (Number(text) === 0 ? '' : amount(text));

interface Kind {
  /** The element in `objektart`, and the attribute that says which. */
  readonly element: string;
  readonly attribute: string;
  readonly residenceType: string;
  readonly others: Readonly<Record<string, string>>;
  readonly areas: readonly string[];
}

const kinds: readonly Kind[] = [
  {
    element: 'buero_praxen',
    attribute: 'buero_typ',
    residenceType: 'office',
    others: {
      COWORKING: 'coWorkingSpace',
      SHARED_OFFICE: 'coWorkingSpace',
      AUSSTELLUNGSFLAECHE: 'exhibition',
    },
    areas: ['bueroflaeche', 'bueroteilflaeche'],
  },
  {
    element: 'einzelhandel',
    attribute: 'handel_typ',
    residenceType: 'retail',
    others: { AUSSTELLUNGSFLAECHE: 'exhibition' },
    areas: ['verkaufsflaeche', 'ladenflaeche'],
  },
  {
    element: 'hallen_lager_produktion',
    attribute: 'hallen_typ',
    residenceType: 'storage',
    others: {
      PRODUKTION: 'production',
      INDUSTRIEHALLE: 'production',
      WERKSTATT: 'production',
      SERVICE: 'production',
      FREIFLAECHEN: 'other',
    },
    areas: ['lagerflaeche', 'freiflaeche'],
  },
];

function kindOf(premises: XmlElement) {
  for (const kind of kinds) {
    const [element] = elementsAt(premises, `objektkategorie/objektart/${kind.element}`);
    if (element === undefined) continue;
    const residenceType = kind.others[element.attributes[kind.attribute] ?? ''] ?? kind.residenceType;
    return { ...kind, residenceType, isHall: kind.element === 'hallen_lager_produktion' };
  }
  return null;
}

function skipReason(premises: XmlElement): SkipReason | null {
  const action = attributesAt(premises, 'verwaltung_techn/aktion')['aktionart'];
  if (action === 'DELETE' || action === 'REFERENZ') return 'removed';
  if (!has(premises, 'objektkategorie/vermarktungsart', 'MIETE_PACHT')) return 'notForRent';
  if (kindOf(premises) === null) return 'otherType';
  const currency = attributesAt(premises, 'preise/waehrung')['iso_waehrung'] ?? 'EUR';
  return currency === 'EUR' ? null : 'otherCurrency';
}

const referenceOf = (premises: XmlElement): string =>
  textAt(
    premises,
    'verwaltung_techn/objektnr_extern',
    'verwaltung_techn/objektnr_intern',
    'verwaltung_techn/openimmo_obid',
  );

/** Floors count from the ground floor, which is 0. A hall stands on the ground unless it says otherwise. */
function floorOf(premises: XmlElement, isHall: boolean): string {
  const floor = textAt(premises, 'geo/etage');
  const count = Number(textAt(premises, 'geo/anzahl_etagen') || Number.NaN);
  if (floor === '') return isHall ? 'bottom' : '';
  if (!Number.isFinite(Number(floor))) return floor;
  if (Number(floor) <= 0) return 'bottom';
  return Number(floor) >= count - 1 ? 'top' : 'middle';
}

/** As the form counts them, where 6 is six or more. A hall is one room unless it says otherwise. */
function roomsOf(premises: XmlElement, isHall: boolean): string {
  const rooms = textAt(premises, 'flaechen/anzahl_zimmer');
  const count = Math.round(Number(rooms));
  if (count === 0) return isHall ? '1' : '';
  return Number.isFinite(count) ? String(Math.min(6, count)) : rooms;
}

function rentOf(premises: XmlElement, size: string): string {
  const rent = textAt(
    premises,
    'preise/nettokaltmiete',
    'preise/kaltmiete',
    'preise/hauptmietzinsnetto',
    'preise/pacht',
  );
  if (rent !== '') return amount(rent);
  const perSquareMetre = textAt(premises, 'preise/mietpreis_pro_qm');
  return perSquareMetre === '' ? '' : amount(String(Number(perSquareMetre) * Number(size)));
}

const amenityOf: Readonly<Record<string, (premises: XmlElement) => boolean>> = {
  kitchen: (premises) => has(premises, 'ausstattung/kueche') || has(premises, 'ausstattung/teekueche'),
  wc: (premises) => Number(textAt(premises, 'flaechen/anzahl_sep_wc', 'flaechen/anzahl_badezimmer')) > 0,
  shower: (premises) => has(premises, 'ausstattung/bad', 'DUSCHE'),
  elevator: (premises) => has(premises, 'ausstattung/fahrstuhl', 'PERSONEN', 'LASTEN'),
  breakRoom: (premises) => has(premises, 'ausstattung/kantine_cafeteria'),
  parking: (premises) =>
    Number(textAt(premises, 'flaechen/anzahl_stellplaetze')) > 0 ||
    has(premises, 'ausstattung/stellplatzart'),
  loadingDock: (premises) => has(premises, 'ausstattung/rampe'),
};

const addressOf = (premises: XmlElement): string =>
  [
    [textAt(premises, 'geo/strasse'), textAt(premises, 'geo/hausnummer')],
    [textAt(premises, 'geo/plz'), textAt(premises, 'geo/ort')],
  ]
    .map((parts) => parts.filter((part) => part !== '').join(' '))
    .filter((line) => line !== '')
    .join(', ');

/** The first text that fits. */
const descriptionOf = (premises: XmlElement): string =>
  ['objektbeschreibung', 'dreizeiler', 'objekttitel']
    .map((name) => textAt(premises, `freitexte/${name}`))
    .find((text) => text !== '' && Array.from(text).length <= formDescriptionLimit) ?? '';

const vatOf = (text: string): string => (text === '' ? '' : isTrue(text) ? 'charged' : 'notCharged');

function toCells(premises: XmlElement): Cells {
  const { areas = [], residenceType = '', isHall = false } = kindOf(premises) ?? {};
  const { breitengrad: x = '', laengengrad: y = '' } = attributesAt(premises, 'geo/geokoordinaten');
  const size = textAt(
    premises,
    ...[...areas, 'gesamtflaeche', 'nutzflaeche', 'vermietbare_flaeche'].map((area) => `flaechen/${area}`),
  );
  const energyClass = textAt(premises, 'zustand_angaben/energiepass/wertklasse');
  const mayPublish = textAt(premises, 'verwaltung_objekt/objektadresse_freigeben');
  const heating = positive(textAt(premises, 'preise/heizkosten'));
  const includesHeating = heating === '' && isTrue(textAt(premises, 'preise/heizkosten_enthalten'));
  return {
    reference: referenceOf(premises),
    // Whoever may not publish the address may not publish the announcement.
    isActive: mayPublish === '' || isTrue(mayPublish) ? '' : 'false',
    address: addressOf(premises),
    x,
    y,
    residenceType,
    roomCount: roomsOf(premises, isHall),
    floor: floorOf(premises, isHall),
    sizeMin: amount(size),
    rentMin: rentOf(premises, size),
    vatOnRent: vatOf(textAt(premises, 'preise/zzgl_mehrwertsteuer')),
    depositAmount: positive(textAt(premises, 'preise/kaution')),
    moveInDate: textAt(premises, 'verwaltung_objekt/abdatum').slice(0, 10),
    moveOutDate: textAt(premises, 'verwaltung_objekt/bisdatum').slice(0, 10),
    condition: attributesAt(premises, 'zustand_angaben/zustand')['zustand_art'] === 'ERSTBEZUG' ? 'new' : '',
    energyClass: /^[A-G]$/u.test(energyClass) ? energyClass : '',
    amenities: Object.keys(amenityOf)
      .filter((name) => amenityOf[name]?.(premises) === true)
      .join(','),
    description: descriptionOf(premises),
    serviceChargeAmount: positive(textAt(premises, 'preise/nebenkosten')),
    heatingAmount: heating,
    heatingBasis: includesHeating ? 'included' : '',
  };
}

/**
 * The commercial lettings of an OpenImmo file (1.2.7, `anbieter/immobilie`) as rows; null for another kind of XML. What is
 * in none of them has no column, so that it stays as it is. Pictures aren't fetched.
 */
export function readOpenImmo(xml: string): OpenImmoFile | null {
  const root = readXml(xml);
  if (root?.name !== 'openimmo') return null;
  const premises = elementsAt(root, 'anbieter/immobilie');
  const reasons = premises.map(skipReason);
  const rows = premises.filter((_, index) => reasons[index] === null).map(toCells);
  const keys = Object.keys(rows[0] ?? {}).filter(
    (key) => key === 'reference' || rows.some((row) => (row[key] ?? '') !== ''),
  );
  return {
    rows: [keys, ...rows.map((row) => keys.map((key) => row[key] ?? ''))],
    skipped: premises.flatMap((each, index) => {
      const reason = reasons[index] ?? null;
      return reason === null ? [] : [{ reference: referenceOf(each), reason }];
    }),
  };
}
