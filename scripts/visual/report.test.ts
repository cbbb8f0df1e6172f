import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPicture, clearReport, pageOf, writePage } from './report.ts';
import type { Finding } from './verdict.ts';

const changed: Finding = {
  kind: 'changed',
  pixels: 12,
  shot: {
    story: { id: 'data-badge--tones', name: 'Data/Badge/Tones & <more>', viewport: null },
    mode: 'dark',
  },
};

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-report-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the report', () => {
  it('shows before, after and the difference of what changed', () => {
    const page = pageOf('Stories', '1 changed', [changed]);
    for (const picture of ['before', 'after', 'difference']) {
      expect(page).toContain(`src="dark/data-badge--tones.${picture}.png"`);
    }
    expect(page).toContain('Data/Badge/Tones &amp; &lt;more&gt;, dark');
    expect(page).not.toMatch(/<script|<style|style=/);
  });

  it('shows only what there is of a new and of a removed story, and why one failed', () => {
    const { shot } = changed;
    expect(pageOf('', '', [{ kind: 'new', shot }]).match(/<img/g)).toHaveLength(1);
    expect(pageOf('', '', [{ kind: 'removed', shot }])).toContain('.before.png');
    expect(pageOf('', '', [{ kind: 'failed', shot, message: 'No button' }])).toContain('failed (No button)');
  });

  it('takes the place of the last report', () => {
    clearReport(folder);
    addPicture(folder, changed, 'before', Buffer.from('picture'));
    writePage(folder, 'Stories', '', [changed]);
    clearReport(folder);
    expect(readdirSync(folder)).toStrictEqual(['visual-report.css']);
  });

  it('does not clear a folder of something else', () => {
    const letter = join(folder, 'letter.txt');
    writeFileSync(letter, 'Dear');
    expect(() => clearReport(folder)).toThrow('holds something else than a report');
    expect(existsSync(letter)).toBe(true);
  });
});
