import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressesCommand, adminCommand, outboxCommand, showProgress } from './commands.ts';
import type { NewAdmin } from './createAdmin.ts';
import type { MailWorkerParts } from '../mail/mailWorker.ts';

let folder: string;
let printed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-commands-'));
  vi.stubEnv('TILAVA_DATA_DIR', folder);
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const mail = {
  recipient: 'reader@tilava.example',
  subject: 'Subject',
  text: 'Text',
  html: '<p>Text</p>',
  createdAt: new Date('2026-03-01T10:00:00Z'),
  unsubscribeUrl: null,
  invitation: null,
};

const admin = [
  ['create', '--email', 'chief@tilava.example', '--first-name', 'First'],
  ['--last-name', 'Last', '--phone-number', '+358401234567'],
].flat();

describe('admin create', () => {
  it('hands over what was typed', async () => {
    const made: NewAdmin[] = [];
    const command = adminCommand(async (_, given) => void made.push(given));
    await command.parseAsync([...admin, '--password', 'a-long-enough-secret'], { from: 'user' });
    expect(made).toEqual([
      {
        email: 'chief@tilava.example',
        firstName: 'First',
        lastName: 'Last',
        phoneNumber: '+358401234567',
        password: 'a-long-enough-secret',
      },
    ]);
    expect(printed).toEqual(['chief@tilava.example is now an admin.']);
  });

  it.each([[[]], [['--password', 'typed', '--password-stdin']]])(
    'takes the password in one way, not by %j',
    async (args) => {
      const create = vi.fn<() => Promise<void>>();
      const making = adminCommand(create).parseAsync([...admin, ...args], { from: 'user' });
      await expect(making).rejects.toThrow(/either --password or --password-stdin/);
      expect(create).not.toHaveBeenCalled();
    },
  );
});

describe('addresses import', () => {
  it('reads the file, and tells what was imported and what was skipped', async () => {
    const file = join(folder, 'addresses.csv');
    writeFileSync(file, 'one;two\n');
    const seen: string[] = [];
    const command = addressesCommand(async (_, stream) => {
      seen.push(await text(stream));
      const skipped = [{ line: 3, reason: 'no number' }];
      return { read: 4, imported: 2, unchanged: 1, skipped, skippedCount: 1 };
    });
    await command.parseAsync(['import', file], { from: 'user' });
    expect(seen).toEqual(['one;two\n']);
    expect(printed).toEqual(['line 3: no number', '4 lines: 2 imported, 1 unchanged, 1 skipped.']);
  });

  it('says that the file doesn’t exist', async () => {
    const importing = addressesCommand(() => Promise.reject(new Error('Nothing to read')));
    await expect(importing.parseAsync(['import', join(folder, 'none')], { from: 'user' })).rejects.toThrow(
      /none doesn’t exist$/,
    );
  });

  it.each([
    [true, ['\r1000 lines', '\r100000 lines', '\r101000 lines', '\n']],
    [false, ['100000 lines\n']],
  ])('shows its progress (on a terminal: %s)', (isTTY, expected) => {
    const written: string[] = [];
    const progress = showProgress({ isTTY, write: (line) => written.push(line) });
    for (const read of [1_000, 100_000, 101_000]) progress.show(read);
    progress.end();
    expect(written).toEqual(expected);
  });
});

describe('outbox drain', () => {
  it('sends by what the server is configured with', async () => {
    const drains: MailWorkerParts[] = [];
    const command = outboxCommand(async (parts) => {
      drains.push(parts);
      await parts.transport.send({ ...mail, id: 'first' });
      return { sent: 1, failed: 0 };
    });
    await command.parseAsync(['drain'], { from: 'user' });
    expect(drains).toHaveLength(1);
    expect(readdirSync(join(folder, 'outbox'))).toEqual(['first.eml']);
    expect(printed).toEqual(['1 emails sent.']);
  });

  it('fails where a mail could not be sent', async () => {
    const command = outboxCommand(async () => ({ sent: 2, failed: 1 }));
    await expect(command.parseAsync(['drain'], { from: 'user' })).rejects.toThrow(
      /1 emails couldn’t be sent/,
    );
    expect(printed).toEqual(['2 emails sent.']);
  });
});
