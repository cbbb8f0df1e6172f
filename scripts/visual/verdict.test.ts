import { describe, expect, it } from 'vitest';
import type { Shot } from './shot.ts';
import { compareAlbums, lineOf, summaryOf } from './verdict.ts';

const shot = (name: string): Shot => ({
  story: { id: name.toLowerCase(), name, viewport: null },
  mode: 'light',
});
const [kept, moved, added, gone, broken] = ['Kept', 'Moved', 'Added', 'Gone', 'Broken'].map(shot) as [
  Shot,
  Shot,
  Shot,
  Shot,
  Shot,
];
const failure = { shot: broken, message: 'Unable to find a button\n  <body>' };

describe('compareAlbums', () => {
  it('finds what changed, came, went and broke', () => {
    const before = { shots: [kept, moved, gone, broken], failures: [] };
    const after = { shots: [kept, moved, added, broken], failures: [failure] };
    const findings = compareAlbums(before, after, (compared) => (compared === moved ? 12 : 0));
    expect(findings.map(lineOf)).toStrictEqual([
      'changed  light         Moved (12 px)',
      'new      light         Added',
      'failed   light         Broken (Unable to find a button)',
      'removed  light         Gone',
    ]);
    expect(summaryOf(findings, 4)).toBe('1 changed, 1 new, 1 removed, 1 failed; 4 pictures');
  });

  it('finds nothing where all looks the same', () => {
    const album = { shots: [kept, moved], failures: [] };
    expect(compareAlbums(album, album, () => 0)).toStrictEqual([]);
  });

  it('takes a story for new that could not be pictured before, and does not miss it either', () => {
    const before = { shots: [broken], failures: [failure] };
    const findings = compareAlbums(before, { shots: [broken], failures: [] }, () => 0);
    expect(findings.map(lineOf)).toStrictEqual([
      'new      light         Broken (failed before: Unable to find a button)',
    ]);
    expect(compareAlbums(before, { shots: [], failures: [] }, () => 0)).toStrictEqual([]);
  });
});
