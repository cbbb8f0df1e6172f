import { landlordSorts } from '@tilava/domain/matching';
import type { Call, Handlers } from '../../http/operations.ts';
import { badRequest, invalidValue } from '../../http/problems.ts';
import type { MatchmakingReadService } from './readService.ts';

const defaultLimit = 100;

export const matchmakingHandlers = (matchmaking: MatchmakingReadService): Handlers<'findMatches'> => ({
  findMatches: async ({ caller, query, body }) => {
    const { all: _all, favorite: _favorite, specific: _specific, ...list } = query;
    const { limit = defaultLimit, cursor, sort = 'best', ...filters } = list;
    const mode = readMode({ query, body });
    if (mode.kind === 'tenantsFor' && !landlordSorts.some((each) => each === sort)) {
      throw invalidValue(`Tenants can be sorted by ${landlordSorts.join(', ')}`, '/query/sort');
    }
    return { status: 200, body: await matchmaking.find(caller, { mode, filters, sort, limit, cursor }) };
  },
});

export type Mode =
  | { readonly kind: 'tenantsFor'; readonly announcementId: string }
  | { readonly kind: 'announcementsFor'; readonly needId: string }
  | { readonly kind: 'favorite' | 'specific'; readonly needId: string; readonly announcementId: string };

type Request = Pick<Call<'findMatches'>, 'query' | 'body'>;

/** Refuses by 400 unless there is exactly one mode and just the ids that it needs. */
function readMode({ query, body }: Request): Mode {
  const modes = (['all', 'favorite', 'specific'] as const).filter((name) => query[name] !== undefined);
  const [mode] = modes;
  if (mode === undefined || modes.length > 1) {
    throw badRequest(
      'mode_invalid',
      'Send exactly one of the parameters all, favorite and specific',
      '/query',
    );
  }
  if (mode === 'all') {
    const { announcement } = only(body, ['announcement']);
    return { kind: 'tenantsFor', announcementId: announcement };
  }
  if (mode === 'specific') {
    const { property, announcement } = only(body, ['property', 'announcement']);
    return { kind: 'specific', needId: property, announcementId: announcement };
  }
  if (query.favorite === true) {
    const { property, favorite } = only(body, ['property', 'favorite']);
    return { kind: 'favorite', needId: property, announcementId: favorite };
  }
  const { property } = only(body, ['property']);
  return { kind: 'announcementsFor', needId: property };
}

/** The ids that a mode needs; one that is missing or of no use is told of, not passed over. */
function only<Name extends keyof Request['body']>(
  body: Request['body'],
  names: readonly Name[],
): Record<Name, string> {
  const wanted: readonly string[] = names;
  for (const name of ['announcement', 'property', 'favorite'] as const) {
    if (wanted.includes(name) && body[name] === undefined) {
      throw badRequest('mode_invalid', `This mode requires the id ${name}`, `/body/${name}`);
    }
    if (!wanted.includes(name) && body[name] !== undefined) {
      throw badRequest('mode_invalid', `This mode doesn’t take the id ${name}`, `/body/${name}`);
    }
  }
  return Object.fromEntries(names.map((name) => [name, body[name] ?? ''])) as Record<Name, string>;
}
