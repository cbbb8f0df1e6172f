import type { Handlers } from '../../http/operations.ts';
import { readMode } from './mode.ts';
import type { MatchmakingReadService } from './readService.ts';

const defaultLimit = 100;

export const matchmakingHandlers = (matchmaking: MatchmakingReadService): Handlers<'findMatches'> => ({
  findMatches: async ({ caller, query, body }) => {
    const {
      pointsAbove,
      distanceBelow,
      personPointsAbove,
      work,
      student,
      limit = defaultLimit,
      cursor,
    } = query;
    const filters = { pointsAbove, distanceBelow, personPointsAbove, work, student };
    const mode = readMode({ query, body });
    return { status: 200, body: await matchmaking.find(caller, { mode, filters, limit, cursor }) };
  },
});
