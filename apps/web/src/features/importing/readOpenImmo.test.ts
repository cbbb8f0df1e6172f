import { describe, expect, it } from 'vitest';
import { readOpenImmo } from './readOpenImmo.ts';

const premises = (content: string, kind = '<buero_praxen buero_typ="BUEROFLAECHE"/>', rent = 'true') => `
  <immobilie>
    <objektkategorie>
      <nutzungsart GEWERBE="true" WOHNEN="false"/>
      <vermarktungsart KAUF="false" MIETE_PACHT="${rent}"/>
      <objektart>${kind}</objektart>
    </objektkategorie>
    ${content}
  </immobilie>`;
const file = (...all: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
  <openimmo xmlns="http://www.openimmo.de">
    <uebertragung art="ONLINE" umfang="VOLL" version="1.2.7" sendersoftware="Test"/>
    <anbieter><firma>Kiinteistöt Oy</firma>${all.join('')}</anbieter>
  </openimmo>`;

const office = premises(`
  <geo><plz>00120</plz><ort>Helsinki</ort><geokoordinaten breitengrad="60.1653" laengengrad="24.9391"/>
    <strasse>Annankatu</strasse><hausnummer>16</hausnummer><etage>2</etage><anzahl_etagen>5</anzahl_etagen></geo>
  <preise><nettokaltmiete>1350.50</nettokaltmiete><nebenkosten>120.00</nebenkosten>
    <heizkosten_enthalten>true</heizkosten_enthalten><zzgl_mehrwertsteuer>true</zzgl_mehrwertsteuer>
    <waehrung iso_waehrung="EUR"/><kaution>4000</kaution></preise>
  <flaechen><bueroflaeche>54.5</bueroflaeche><gesamtflaeche>60</gesamtflaeche><anzahl_zimmer>7.0</anzahl_zimmer>
    <anzahl_sep_wc>1</anzahl_sep_wc></flaechen>
  <ausstattung><fahrstuhl PERSONEN="true"/><kueche EBK="true"/></ausstattung>
  <zustand_angaben><zustand zustand_art="ERSTBEZUG"/><energiepass><wertklasse>C</wertklasse></energiepass></zustand_angaben>
  <freitexte><objektbeschreibung><![CDATA[Valoisa & avara]]></objektbeschreibung></freitexte>
  <verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben><abdatum>2027-03-01</abdatum></verwaltung_objekt>
  <verwaltung_techn><objektnr_intern>77</objektnr_intern><objektnr_extern>A-1</objektnr_extern></verwaltung_techn>
  <anhaenge><anhang location="REMOTE"><daten><pfad>http://192.0.2.1/kuva.jpg</pfad></daten></anhang></anhaenge>`);
const hall = premises(
  `<geo><ort>Vantaa</ort><strasse>Varastokatu 3 &amp; 5</strasse></geo>
   <preise><mietpreis_pro_qm>8.25</mietpreis_pro_qm><kaution>0</kaution></preise>
   <flaechen><lagerflaeche>1200</lagerflaeche></flaechen>
   <verwaltung_objekt><objektadresse_freigeben>false</objektadresse_freigeben></verwaltung_objekt>
   <verwaltung_techn><objektnr_extern>H-2</objektnr_extern></verwaltung_techn>`,
  '<hallen_lager_produktion hallen_typ="KUEHLHAUS"/>',
);
const named = (reference: string, more = '') =>
  `${more}<verwaltung_techn><objektnr_extern>${reference}</objektnr_extern></verwaltung_techn>`;

const read = (xml: string) => {
  const found = readOpenImmo(xml);
  const [keys = [], ...rows] = found?.rows ?? [];
  return {
    rows: rows.map((row) =>
      Object.fromEntries(keys.map((key, index) => [key, row[index]]).filter(([, cell]) => cell !== '')),
    ),
    skipped: found?.skipped.map(({ reference, reason }) => `${reference} ${reason}`),
  };
};

describe('an OpenImmo file', () => {
  it('has its commercial lettings as rows of the import, and nothing of the pictures', () => {
    expect(read(file(office, hall)).rows).toEqual([
      {
        reference: 'A-1',
        address: 'Annankatu 16, 00120 Helsinki',
        x: '60.1653',
        y: '24.9391',
        residenceType: 'office',
        roomCount: '6',
        floor: 'middle',
        sizeMin: '54.5',
        rentMin: '1350.5',
        vatOnRent: 'charged',
        depositAmount: '4000',
        moveInDate: '2027-03-01',
        condition: 'new',
        energyClass: 'C',
        amenities: 'kitchen,wc,elevator',
        description: 'Valoisa & avara',
        serviceChargeAmount: '120',
        heatingBasis: 'included',
      },
      {
        reference: 'H-2',
        isActive: 'false',
        address: 'Varastokatu 3 & 5, Vantaa',
        residenceType: 'storage',
        roomCount: '1',
        floor: 'bottom',
        sizeMin: '1200',
        rentMin: '9900',
      },
    ]);
  });

  it('says why it leaves others out, and keeps what is faulty for the import to tell', () => {
    const { rows, skipped } = read(
      file(
        premises(named('sale'), '<buero_praxen/>', 'false'),
        premises(named('flat'), '<wohnung wohnungtyp="ETAGE"/>'),
        premises(
          '<verwaltung_techn><aktion aktionart="DELETE"/><objektnr_extern>gone</objektnr_extern></verwaltung_techn>',
        ),
        premises(named('crowns', '<preise><waehrung iso_waehrung="SEK"/></preise>')),
        premises(named('shop', '<preise><nettokaltmiete>viel</nettokaltmiete></preise>'), '<einzelhandel/>'),
      ),
    );
    expect(skipped).toEqual(['sale notForRent', 'flat otherType', 'gone removed', 'crowns otherCurrency']);
    expect(rows).toEqual([{ reference: 'shop', residenceType: 'retail', rentMin: 'viel' }]);
  });

  it.each([
    ['another kind of XML', '<feed><entry/></feed>'],
    ['what is not well-formed', '<openimmo><anbieter></openimmo>'],
    ['nothing', ''],
  ])('is not %s', (_, xml) => {
    expect(readOpenImmo(xml)).toBeNull();
  });

  it('expands no entities of its own', () => {
    const declared = `<!DOCTYPE openimmo [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>${file(premises(named('&b;')))}`;
    expect(JSON.stringify(readOpenImmo(declared) ?? null)).not.toContain('lol');
  });
});
