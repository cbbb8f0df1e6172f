import { describe, expect, it } from 'vitest';
import { wayOf } from './wayOf.ts';

const origin = 'https://tilava.example';
const asked = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  wayOf({ method, mode, url: new URL(path, origin).href }, origin);

describe('who answers a request', () => {
  it.each(['/assets/index-a1b2.js', '/assets/index-a1b2.css'])('%s is kept, if it is', (path) => {
    expect(asked(path, { mode: 'cors' })).toBe('kept');
    expect(asked(path, { mode: 'no-cors' })).toBe('kept');
  });

  it.each([
    '/',
    '/?newsletter=done',
    '/login',
    '/user',
    '/user/matches?list=favorites',
    '/user/edit/profile/',
  ])('the page at %s comes from the network, and else is the shell', (path) => {
    expect(asked(path)).toBe('networkElseShell');
  });

  it.each([
    '/api/v1/user/a/export',
    '/api/v1/files/production/plan.png',
    '/api/docs/',
    '/verification/a/b',
    '/unsubscribe/code',
    '/metrics',
    '/robots.txt',
    '/premises/a',
    '/worker.js',
    '/assetsof',
    '/users',
    'https://elsewhere.example/user/matches',
    'https://elsewhere.example/assets/index-a1b2.js',
  ])('%s is the network’s alone', (path) => {
    expect(asked(path)).toBe('network');
  });

  it('the map is what was loaded before, but for its index where there is a network', () => {
    expect(asked('/map/0a1b2c3d4e5f/fi/detail/623-3008.bin', { mode: 'cors' })).toBe('keptOnceLoaded');
    expect(asked('/map/index.json', { mode: 'cors' })).toBe('networkElseLoaded');
  });

  it('what is written, and what pages ask for, is the network’s alone', () => {
    expect(asked('/login', { method: 'POST' })).toBe('network');
    expect(asked('/assets/index-a1b2.js', { method: 'HEAD' })).toBe('network');
    expect(asked('/user/matches', { mode: 'cors' })).toBe('network');
  });
});
