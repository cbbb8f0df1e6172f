import type { LightMyRequestResponse } from 'fastify';

/** One request after the other, for as long as they are answered by what one who is there is answered. */
export type Lane = () => Promise<LightMyRequestResponse>;

/** What a lane was answered, as `lane: status code`. */
type Answers = readonly string[];

/**
 * Runs lanes side by side, does `act` once each of them was answered `before` times, and lets them run on until
 * `isOver` says of an answer that what the lane writes to is gone. Answers what the lanes and the act were answered.
 */
export async function runLanes(
  lanes: Readonly<Record<string, Lane>>,
  {
    before,
    act,
    isOver,
  }: {
    readonly before: number;
    readonly act: Lane;
    readonly isOver: (answer: LightMyRequestResponse) => boolean;
  },
): Promise<Answers> {
  const answers: string[] = [];
  const mayAct = Promise.withResolvers<void>();
  let waitedFor = Object.keys(lanes).length;
  const note = (name: string, answer: LightMyRequestResponse) => {
    const { code = '' } = answer.body.startsWith('{') ? answer.json<{ code?: string }>() : {};
    answers.push(`${name}: ${answer.statusCode} ${code}`.trim());
  };
  const run = async ([name, send]: readonly [string, Lane]) => {
    for (let sent = 0; ; sent += 1) {
      if (sent === before && (waitedFor -= 1) === 0) mayAct.resolve();
      const answer = await send();
      note(name, answer);
      if (isOver(answer)) return;
    }
  };
  const acting = mayAct.promise.then(act).then((answer) => note('act', answer));
  await Promise.all([acting, ...Object.entries(lanes).map(run)]);
  return answers;
}
