/** What the caller can mend: it is told in its own words, without a stack trace. */
export class Refusal extends Error {}

/** Does what a command is for; a refusal ends it with 1. */
export async function answerRefusal(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
