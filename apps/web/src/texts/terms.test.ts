import type { Locale } from '@tilava/domain/format';
import { loadCatalogues } from '@tilava/scripts/catalogues';
import { describe, expect, it } from 'vitest';

interface Refused {
  readonly locale: Locale;
  readonly text: RegExp;
  /** Of catalogue and key: where the text is refused; everywhere if left out. */
  readonly at?: RegExp;
  readonly not?: RegExp;
}

const alerts = /#(\w+\.)*alerts?\./u;
const unspecified = /\.unsaid$/u;

/** Phrases that nobody would say, and words for which `docs/terms.md` has another one. */
const refused: readonly Refused[] = [
  {
    locale: 'en',
    text: /twice alike|take it away|do without come|in any case|by the day on which|look for nothing/iu,
  },
  {
    locale: 'en',
    text: /to mend|Days lie|\d{4}-\d{2}-\d{2}|Beside your|Without them|This is no |in nothing|named no/iu,
  },
  {
    locale: 'en',
    text: /a square metre|a m² a|you delete on|admins did|Tell of|whoever|unwanted|Announce a space/iu,
  },
  {
    locale: 'en',
    text: /As many rooms as|Of a size|given up|throw it|thrown|Loading it again|sees at once|wishes? for/iu,
  },
  {
    locale: 'en',
    text: /\bcannot\b|could not be|\bmails?\b|\be-mail|\bWrite an?\b(?! message)|\bmeanwhile\b|\bseeks?\b|\bsought\b/iu,
  },
  {
    locale: 'en',
    text: /chosen so\b|\bas (it is|they are)\.|network address|wanted place|(poor|good) fit/iu,
  },
  { locale: 'en', text: /viewing hours|\bnotes sent\b/iu },
  { locale: 'en', text: /\blessor/iu, not: /#signUp\.roles\.landlord$/u },
  { locale: 'en', text: /Not (said|known|given)/iu, at: unspecified },
  {
    locale: 'fi',
    text: /jotka ovat yli|mahdollisista osumista|läpäise|tekisi tästä osuman|toive toiveelta/iu,
  },
  {
    locale: 'fi',
    text: /on tyyppi, jota|vuokraan, jonka|niin monta kuin|, jonka halua|m² kuukaudessa|joka suuntaan/iu,
  },
  {
    locale: 'fi',
    text: /täyteläi|^Vuokraan tiloja|väliaikai|verifioi|\bmeili|\bmaili|(?<!\{)\be-?mail|notifikaati/iu,
  },
  {
    locale: 'fi',
    text: /\} päässä|tämä tai jokin|päättyy _|huoneiden määrä|verkko-osoit|vahva osuma|^Sähköposti$/iu,
  },
  // “Lisää toimintoja” reads as “Add actions”; “katselut” are viewings.
  {
    locale: 'fi',
    text: /^Lisää (kieliä|sarakkeita|toimintoja)|suodat|\bkatselut\b|osuvuu|lataaminen epäonnistui|\bvajaa\b/iu,
  },
  { locale: 'fi', text: /^Anna (ala|luku|osoite|päivä|tämä)/u },
  { locale: 'fi', text: /liiketil/iu, not: /#(residence(Type|Flag)\.retail|landing\.sentence)$/u },
  { locale: 'fi', text: /ilmoitukset|hälyty/iu, at: alerts },
  { locale: 'fi', text: /Ei kerrottu|Ei tiedossa/iu, at: unspecified },
  {
    locale: 'sv',
    text: /i vilket fall som helst|din e-post(?!\p{L}|adress)|Hurdana|Lämna bort|runt om|m² i månaden/iu,
  },
  {
    locale: 'sv',
    text: /hyran som du|, som du vill|^I år$|varken part|affärslokal|verifier|\bmail|\bavisering/iu,
  },
  { locale: 'sv', text: /Skicka e-post|motpart|nätadress|stark träff|som (den|det) är\.|\bpröva/iu },
  { locale: 'sv', text: /\bmatchning(en|ar|arna)?\b/iu, not: /landing\.matching|guidance/u },
  { locale: 'sv', text: /\blämnas bort|gick inte att (läsa in|hämta)|\bläser in\b|\bän\.?$/iu },
  { locale: 'sv', text: /tillträd|\bkasta\b|sökprofil|kontrollsumma/iu },
  { locale: 'sv', text: /Ej angivet|Inte uppgivet/iu },
];

const unit = /[}\d] (km|m|m²|MB|Mt|€|%)(?!\p{L})/u;
/** The specification's own. */
const withPlainSpace = /#filter\.under1500Metres$/u;

const texts = await loadCatalogues();

describe.each(['en', 'fi', 'sv'] as const)('the texts in %s', (locale) => {
  const found = (isFault: (text: string, at: string) => boolean) =>
    texts
      .map(({ catalogue, key, texts: { [locale]: text } }) => ({ at: `${catalogue}#${key}`, text }))
      .filter(({ at, text }) => isFault(text, at))
      .map(({ at, text }) => `${at}: ${text}`);

  it.each(refused.filter((entry) => entry.locale === locale))(
    'never say $text',
    ({ text: pattern, at: where, not }) => {
      expect(
        found((text, at) => pattern.test(text) && where?.test(at) !== false && not?.test(at) !== true),
      ).toEqual([]);
    },
  );

  it('have a no-break space between a number and its unit', () => {
    expect(found((text, at) => unit.test(text) && !(locale === 'en' && withPlainSpace.test(at)))).toEqual([]);
  });
});
