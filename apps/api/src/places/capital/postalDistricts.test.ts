import { describe, expect, it } from 'vitest';
import { districts } from './districts.ts';
import { postalDistricts } from './postalDistricts.ts';
import { readRegister } from './readRegister.ts';

describe('the districts of postal areas', () => {
  it('are named in both languages, after each district that shares the area', () => {
    expect(postalDistricts().get('00100')).toMatchObject({
      finnish: 'Kluuvi, Kamppi, Etu-Töölö',
      swedish: 'Gloet, Kampen, Främre Tölö',
    });
    expect(postalDistricts().get('02150')).toMatchObject({
      finnish: 'Keilaniemi, Otaniemi',
      swedish: 'Kägeludden, Otnäs',
    });
  });

  it('are areas of the register, near the districts that name them', () => {
    const known = new Set(readRegister().areas.map(({ postalCode }) => postalCode));
    for (const { finnish, latitude, longitude, postalCodes } of districts) {
      for (const postalCode of postalCodes) {
        expect(known, finnish).toContain(postalCode);
        const area = postalDistricts().get(postalCode);
        // About 2.8 km.
        expect(Math.abs((area?.latitude ?? 0) - latitude), finnish).toBeLessThan(0.025);
        expect(Math.abs((area?.longitude ?? 0) - longitude), finnish).toBeLessThan(0.05);
      }
    }
  });
});
