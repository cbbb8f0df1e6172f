import { Command, CommanderError } from 'commander';
import { drainOutbox } from '../mail/mailWorker.ts';
import { makeFilesPrivate } from '../dataFolder.ts';
import { codeOf, reasonOf } from '../startError.ts';
import { importAddresses } from '../places/importAddresses.ts';
import {
  addressesCommand,
  adminCommand,
  backupCommand,
  demoCommand,
  migrateCommand,
  outboxCommand,
  restoreCommand,
} from './commands.ts';
import { createAdmin } from './createAdmin.ts';
import { mapCommand } from './mapCommand.ts';

const program = new Command('pnpm api')
  .description('Manages Tilava’s store. Reads the same environment variables as the server.')
  .addCommand(migrateCommand())
  .addCommand(adminCommand(createAdmin))
  .addCommand(addressesCommand(importAddresses))
  .addCommand(mapCommand())
  .addCommand(outboxCommand(drainOutbox))
  .addCommand(demoCommand())
  .addCommand(backupCommand())
  .addCommand(restoreCommand())
  .showHelpAfterError('(run with --help for usage)');

/** What was asked for is not what there is, as opposed to what could not be done. */
const wrongUsage = 2;

makeFilesPrivate();
throwInsteadOfExiting(program);
try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = statusOf(error);
}

function throwInsteadOfExiting(command: Command): void {
  command.exitOverride();
  for (const child of command.commands) throwInsteadOfExiting(child);
}

function statusOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : wrongUsage;
  console.error(`error: ${linesOf(error)}`);
  return 1;
}

/** One line for what an operator can mend; whoever mends the program needs to know where it broke. */
function linesOf(error: unknown): string {
  return error instanceof Error && codeOf(error) !== '' ? error.message : reasonOf(error);
}
