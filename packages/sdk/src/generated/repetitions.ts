// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Repetition } from '../client/pipeline/pipeline.ts';

/** By method and path, what the contract marks. */
export const repetitions: Readonly<Record<string, Repetition>> = {
  'GET /verification/{uid}/{code}': 'never',
  'POST /users': 'keyed',
  'POST /user/{id}/blocks/{blockedId}': 'safe',
  'POST /reports': 'safe',
  'PATCH /reports/{reportId}': 'safe',
  'POST /reports/{reportId}/appeal': 'safe',
  'POST /messages': 'keyed',
  'POST /threads/{threadId}/attachments': 'keyed',
  'POST /viewings': 'keyed',
  'PATCH /viewings/{viewingId}': 'keyed',
  'POST /user/{id}/favorite/{announcementId}': 'safe',
  'POST /user/{id}/interested/{targetId}': 'safe',
  'POST /properties': 'keyed',
  'POST /insights/{id}/simulation': 'safe',
  'POST /announcements/batch': 'safe',
  'POST /announcement/copy/{id}': 'keyed',
  'POST /residence': 'keyed',
  'POST /announcement/residence/{residenceId}': 'keyed',
  'POST /matchmaking': 'safe',
  'POST /files': 'keyed',
  'POST /files/user/{id}': 'keyed',
  'POST /files/residence/{id}': 'keyed',
};
