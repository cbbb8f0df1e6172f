import { describe, expect, it } from 'vitest';
import { withProductName } from './productName.ts';

describe('a text of the product', () => {
  it('has the operator’s name in the place of its own', () => {
    expect(withProductName('Matches · Tilava', 'Harbour & Co')).toBe('Matches · Harbour & Co');
    expect(withProductName('Tilava isn’t a broker. Use Tilava-konto.', '$&')).toBe(
      '$& isn’t a broker. Use $&-konto.',
    );
  });

  it('is the same where the name is', () => {
    expect(withProductName('Vahvista Tilavan tilaus', 'Tilava')).toBe('Vahvista Tilavan tilaus');
  });

  it.each([
    [
      'Mitä voit odottaa Tilavalta ja mitä Tilava odottaa',
      'Mitä voit odottaa palvelulta ja mitä Satama odottaa',
    ],
    ['Jos käytät Tilavaa', 'Jos käytät palvelua'],
    ['Lue se. Tilavaan voi tulla käyttökatkoja', 'Lue se. Palveluun voi tulla käyttökatkoja'],
    ['<p>Tilavan tilaus', '<p>Palvelun tilaus'],
    ['Loput näet Tilavassa, Tilavan ylläpitäjä', 'Loput näet palvelussa, palvelun ylläpitäjä'],
  ])('speaks of a service where Finnish bends the name: %s', (text, expected) => {
    expect(withProductName(text, 'Satama')).toBe(expected);
  });

  it.each([
    ['Satama', 'Satamas nyhetsbrev'],
    ['Lokalbus', 'Lokalbus nyhetsbrev'],
  ])('has the Swedish genitive of %s', (name, expected) => {
    expect(withProductName('Tilavas nyhetsbrev', name)).toBe(expected);
  });
});
