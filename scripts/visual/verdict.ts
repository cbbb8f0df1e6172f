import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './camera.ts';
import { keyOf, type Shot } from './shot.ts';

/** What became of a shot. What looks the same is not worth one. */
export type Finding =
  | { readonly kind: 'changed'; readonly shot: Shot; readonly pixels: number }
  /** Without a picture of before; `message` says why where there should have been one. */
  | { readonly kind: 'new'; readonly shot: Shot; readonly message?: string }
  | { readonly kind: 'removed'; readonly shot: Shot }
  | { readonly kind: 'failed'; readonly shot: Shot; readonly message: string };

/** What was to be pictured in a revision, and what could not be. */
export interface Album {
  readonly shots: readonly Shot[];
  readonly failures: readonly Failure[];
}

/**
 * Compares two albums, in the order of the later one.
 *
 * @param pixelsChanged counts by how many pixels the two pictures of a shot differ
 */
export function compareAlbums(
  before: Album,
  after: Album,
  pixelsChanged: (shot: Shot) => number,
): readonly Finding[] {
  const pictured = new Set(picturesOf(before).map(keyOf));
  const there = new Set(after.shots.map(keyOf));
  const failed = messagesOf(after);
  const failedBefore = messagesOf(before);
  const findings = after.shots.flatMap((shot): readonly Finding[] => {
    const message = failed.get(keyOf(shot));
    if (message !== undefined) return [{ kind: 'failed', shot, message }];
    if (!pictured.has(keyOf(shot))) {
      const reason = failedBefore.get(keyOf(shot));
      return [{ kind: 'new', shot, ...(reason !== undefined && { message: reason }) }];
    }
    const pixels = pixelsChanged(shot);
    return pixels === 0 ? [] : [{ kind: 'changed', shot, pixels }];
  });
  const removed = picturesOf(before).filter((shot) => !there.has(keyOf(shot)));
  return [...findings, ...removed.map((shot) => ({ kind: 'removed', shot }) as const)];
}

function picturesOf({ shots, failures }: Album): readonly Shot[] {
  const failed = new Set(failures.map(({ shot }) => keyOf(shot)));
  return shots.filter((shot) => !failed.has(keyOf(shot)));
}

function messagesOf({ failures }: Album): ReadonlyMap<string, string> {
  return new Map(failures.map(({ shot, message }) => [keyOf(shot), message]));
}

/** A finding in one line. */
export function lineOf(finding: Finding): string {
  const { kind, shot } = finding;
  return [kind.padEnd(8), shot.mode.padEnd(13), shot.story.name, detailOf(finding)].join(' ').trimEnd();
}

/** What there is to say beside the name. */
export function detailOf(finding: Finding): string {
  switch (finding.kind) {
    case 'changed':
      return `(${finding.pixels} px)`;
    case 'failed':
      return `(${firstLine(finding.message)})`;
    case 'new':
      return finding.message === undefined ? '' : `(failed before: ${firstLine(finding.message)})`;
    case 'removed':
      return '';
  }
}

/** Without the colours that messages of tests have. */
const firstLine = (message: string): string => stripVTControlCharacters(message).split('\n', 1)[0] ?? '';

/** How many there are of each kind, in words. */
export function summaryOf(findings: readonly Finding[], compared: number): string {
  const count = (kind: Finding['kind']): string =>
    `${findings.filter((finding) => finding.kind === kind).length} ${kind}`;
  return `${(['changed', 'new', 'removed', 'failed'] as const).map(count).join(', ')}; ${compared} pictures`;
}
