import { locales } from '@tilava/domain/format';
import type { PublicPage, PublicPremises } from '@tilava/domain/publicPage';
import { describe, expect, it } from 'vitest';
import { drawPublicPage } from './publicPage.tsx';

const hostile = `</script><script>alert(1)</script><!--<img src=x onerror="alert(2)">'&amp;`;

const premises: PublicPremises = {
  announcementId: '0199a6b0-3c00-7000-8000-000000000301',
  propertyId: '0199a6b0-3c00-7000-8000-000000000202',
  listing: {
    address: 'Annankatu 16, 00120 Helsinki',
    location: { latitude: 60.1653, longitude: 24.9391 },
    description: 'Tilava kulmahuoneisto.\n\nA bright corner.',
    residenceType: 'office',
    roomCount: [2],
    floor: 'middle',
    size: 54,
    rent: 1350,
    moveInDate: '2026-12-01',
    moveOutDate: null,
    deposit: 2700,
    noDeposit: false,
    condition: 'new',
    view: null,
    vatOnRent: 'charged',
    costs: [{ kind: 'heating', amount: 1.5, basis: 'squareMetre', isEstimated: true }],
    leaseTermMonths: 36,
    noticeMonths: null,
    indexation: null,
    guarantee: null,
    areaBasis: null,
    energyClass: 'B',
    energyCertificate: null,
    permanentBuildingId: null,
    amenities: ['kitchen'],
  },
  pictures: [
    { key: 'a'.repeat(32), caption: 'The hall', size: { width: 2560, height: 1920 } },
    { key: 'b'.repeat(32), size: null },
  ],
};

const site = { productName: 'Tilava', publicUrl: 'https://tilava.example', icon: null, styles: null };

const draw = (page: Partial<PublicPage> = {}): string =>
  drawPublicPage({
    premises,
    isInSearchEngines: true,
    language: 'en',
    today: '2026-11-30',
    site,
    ...page,
  });

const saying = (changes: Partial<PublicPremises['listing']>) =>
  draw({ premises: { ...premises, listing: { ...premises.listing, ...changes } } });

const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html)?.[1] ?? '');

describe('a public page', () => {
  it.each([
    ['en', 'Office', '01/12/2026', 'Sign up to get in touch'],
    ['fi', 'Toimisto', '1.12.2026', 'Rekisteröidy ja ota yhteyttä'],
    ['sv', 'Kontor', '1.12.2026', 'Registrera dig och ta kontakt'],
  ] as const)('says everything in %s', (language, ...texts) => {
    const html = draw({ language });
    expect(html).toContain(`<html lang="${language}">`);
    for (const text of [...texts, '1\u00A0350\u00A0€', '54\u00A0m²', 'A bright corner.'])
      expect(html).toContain(text);
    const address = `https://tilava.example/premises/${premises.announcementId}?lang=`;
    expect(html).toContain(`<link rel="canonical" href="${address}${language}"/>`);
    for (const other of locales)
      expect(html).toContain(`<link rel="alternate" hrefLang="${other}" href="${address}${other}"/>`);
  });

  it('runs no script and has no styles of its own, whatever its landlord has written', () => {
    const html = saying({ description: hostile, address: hostile, view: hostile, guarantee: hostile });
    expect(html.match(/<script/gu)).toHaveLength(1);
    expect(html.match(/<img/gu)).toHaveLength(premises.pictures.length);
    const shown = html.replace(/<script.*?<\/script>/su, '').replaceAll(/"[^"]*"/gu, '""');
    expect(shown).not.toMatch(/<[^>]* (?:style|on\w+)=|<style|<!--/u);
    expect(dataOf(html)).toMatchObject({ description: expect.stringContaining('</script>') as string });
  });

  it('tells search engines what it lets, and messengers what it looks like', () => {
    const html = draw();
    const cover = `https://tilava.example/api/v1/files/${'a'.repeat(32)}?width=1280`;
    expect(dataOf(html)).toMatchObject({
      '@type': 'RealEstateListing',
      image: [cover, cover.replace(/a{32}/u, 'b'.repeat(32))],
      offers: {
        '@type': 'OfferForLease',
        price: 1350,
        priceCurrency: 'EUR',
        itemOffered: {
          floorSize: { value: 54, unitCode: 'MTK' },
          address: { streetAddress: 'Annankatu 16', postalCode: '00120', addressLocality: 'Helsinki' },
        },
      },
    });
    for (const [property, content] of [
      ['og:image', cover],
      ['og:image:width', '1280'],
      ['og:image:height', '960'],
      ['og:title', 'Office, 54\u00A0m², Annankatu 16, 00120 Helsinki'],
      ['og:description', 'Tilava kulmahuoneisto. A bright corner.'],
    ])
      expect(html).toContain(`<meta property="${property}" content="${content}"/>`);
    expect(html).not.toContain('noindex');
    expect(draw({ isInSearchEngines: false })).toContain('<meta name="robots" content="noindex"/>');
  });

  it('leads to the sign-up with what is let, and to the match', () => {
    const html = draw();
    expect(html).toContain(
      `/signup/tenant/0?address=Annankatu+16%2C+00120+Helsinki&amp;type=office&amp;premises=${premises.propertyId}`,
    );
    expect(html).toContain(`/user/matches/${premises.propertyId}`);
  });

  it('has a drawing where there are no pictures, and leaves out what is not said', () => {
    const html = draw({ premises: { ...premises, pictures: [] } });
    expect(html).toContain('Illustration');
    expect(html).not.toMatch(/og:image|<img/u);
    expect(saying({ description: null })).toContain('Office to let: 54\u00A0m²');
  });

  it('is named by its operator, who does not change what landlords write', () => {
    const named = { ...site, productName: 'Harbour', icon: '/brand/logo.svg', styles: '/brand/looks.css' };
    const html = draw({ language: 'fi', site: named });
    expect(html).toContain('· Harbour</title>');
    expect(html).toContain('Tilava kulmahuoneisto.');
    for (const address of ['/brand/logo.svg', '/brand/looks.css'])
      expect(html).toContain(`href="${address}"`);
  });

  it('says so once it is gone', () => {
    const html = draw({ premises: null, isInSearchEngines: false });
    expect(html).toContain('These premises are no longer available');
    expect(html).toContain('noindex');
    expect(html).not.toMatch(/canonical|og:|<script/u);
  });
});
