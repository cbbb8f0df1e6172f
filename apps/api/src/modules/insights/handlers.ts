import type { Handlers } from '../../http/operations.ts';
import type { InsightReadService } from './readService.ts';

export const insightHandlers = (insights: InsightReadService): Handlers<'getInsights'> => ({
  getInsights: async ({ caller, path }) => ({ status: 200, body: await insights.read(caller, path.id) }),
});
