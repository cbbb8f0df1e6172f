import { describe, expect, it } from 'vitest';
import { inertMarkup, ownScript, trustOwnTexts } from './trustedTexts.ts';

describe('markup that libraries write', () => {
  it.each([
    '',
    ' ',
    'Turn left',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1L9 9" fill="none"/></svg>',
    '\n  <circle cx="5" cy="5" r="5" fill="rgb(0, 0, 0)"/>\n',
    '<svg viewBox="0 0 10 10"><circle r="5"/></svg><!-- by Somebody -->\n',
  ])('is let through where it only draws: %j', (text) => {
    expect(inertMarkup(text)).toBe(text);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<svg onload="alert(1)"></svg>',
    '<svg/onload=alert(1)>',
    '<svg viewBox="0"ONLOAD="alert(1)"></svg>',
    '<svg fill="red" OnLoad="alert(1)">',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a href="javascript:alert(1)"><circle r="5"/></a></svg>',
    '<path style="background:url(/x)"/>',
    '<g xlink:href="/x"/>',
    '<path d="&quot;" />',
    '<circle r="5">"><img src=x onerror=alert(1)>',
    '<iframe srcdoc="x"></iframe>',
    '<<path d="M0 0"/>img src=x onerror=alert(1)>',
    '<path d="',
    '<!--><img src=x onerror=alert(1)>-->',
  ])('is refused otherwise: %j', (text) => {
    expect(inertMarkup(text)).toBeNull();
  });

  it('goes through the one policy that the Content-Security-Policy names', () => {
    const made: unknown[] = [];
    trustOwnTexts({ trustedTypes: { createPolicy: (...policy) => made.push(policy) } });
    expect(made).toEqual([['default', { createHTML: inertMarkup, createScriptURL: ownScript }]]);
    expect(() => trustOwnTexts({})).not.toThrow();
  });
});

describe('a script that is started by its address', () => {
  it('is the service worker, or that of vector maps or pictures, and no other', () => {
    for (const address of [
      '/worker.js',
      '/assets/maplibre-gl-worker-a1_B-2.mjs',
      '/assets/pictureWorker-a1_B-2.mjs',
    ]) {
      expect(ownScript(address)).toBe(address);
    }
    for (const address of [
      '',
      '/',
      '/worker.js?x',
      '/assets/index.js',
      '/assets/maplibre-gl-worker-a1.mjs/../index.js',
      'https://elsewhere.example/assets/maplibre-gl-worker-a1.mjs',
      '//elsewhere.example/worker.js',
      'data:,',
    ]) {
      expect(ownScript(address)).toBeNull();
    }
  });
});
