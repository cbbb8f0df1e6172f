import type { Authenticate } from '../http/bearerSecurity.ts';
import { attemptLimits } from '../modules/bearers/attemptLimits.ts';
import { attemptStore } from '../modules/bearers/attemptStore.ts';
import { bearerHandlers } from '../modules/bearers/handlers.ts';
import { loggingIn } from '../modules/bearers/logIn.ts';
import { bearerReadService } from '../modules/bearers/readService.ts';
import { bearerReadStore } from '../modules/bearers/readStore.ts';
import { bearerWriteService } from '../modules/bearers/writeService.ts';
import { bearerWriteStore } from '../modules/bearers/writeStore.ts';
import { newsletterHandlers } from '../modules/newsletter/handlers.ts';
import { newsletterWriteService } from '../modules/newsletter/writeService.ts';
import { newsletterWriteStore } from '../modules/newsletter/writeStore.ts';
import { passwordResetHandlers } from '../modules/passwordReset/handlers.ts';
import { passwordResetWriteService } from '../modules/passwordReset/writeService.ts';
import { passwordResetWriteStore } from '../modules/passwordReset/writeStore.ts';
import { userWriteStore } from '../modules/users/writeStore.ts';
import { userWriteService } from '../modules/users/writeService.ts';
import { userDeletionService } from '../modules/users/deletionService.ts';
import { userDeletionStore } from '../modules/users/deletionStore.ts';
import { userExportService } from '../modules/users/exportService.ts';
import { userExportStore } from '../modules/users/exportStore.ts';
import { userHandlers } from '../modules/users/handlers.ts';
import { userReadService } from '../modules/users/readService.ts';
import { signUpHandlers } from '../modules/users/signUpHandlers.ts';
import { signUpService } from '../modules/users/signUpService.ts';
import { signUpStore } from '../modules/users/signUpStore.ts';
import { userReadStore } from '../modules/users/readStore.ts';
import { verificationHandlers } from '../modules/verification/handlers.ts';
import { verificationWriteService } from '../modules/verification/writeService.ts';
import { verificationWriteStore } from '../modules/verification/writeStore.ts';
import type { Dependencies } from './dependencies.ts';
import type { PremisesModules } from './premisesModules.ts';

/** The modules of accounts: sessions, sign-up, passwords, users and the newsletter. */
export function accountModules(dependencies: Dependencies, premises: PremisesModules) {
  const { config, database, clock, outbox, audit, locks, pictures } = dependencies;
  const { publicUrl } = config;
  const { announcements, properties } = premises;
  const limits = attemptLimits(attemptStore(database), clock);
  const bearers = bearerWriteService({ store: bearerWriteStore(database), limits, locks, clock });
  const resets = passwordResetWriteService({
    store: passwordResetWriteStore(database),
    outbox,
    locks,
    publicUrl,
    clock,
  });
  const verification = verificationWriteService({
    store: verificationWriteStore(database),
    outbox,
    bearers,
    locks,
    publicUrl,
    clock,
  });
  const newsletter = newsletterWriteService({
    store: newsletterWriteStore(database),
    outbox,
    publicUrl,
    clock,
  });
  const users = userReadService(userReadStore(database));
  const logIn = loggingIn(bearers, users);
  const confirmations = userWriteStore(database);
  const removeObjects = (keys: readonly string[]) => pictures.discard(keys);

  const sessions = bearerReadService(bearerReadStore(database), clock);

  return {
    logIn,
    authenticate: ((token, operation) => sessions.authenticate(token, operation)) satisfies Authenticate,
    handlers: {
      ...bearerHandlers(bearers, users, logIn),
      ...passwordResetHandlers(resets),
      ...verificationHandlers(verification),
      ...signUpHandlers(signUpService({ store: signUpStore(database), verification, locks, audit, clock })),
      ...userHandlers({
        users,
        changing: userWriteService({ store: confirmations, users, locks, audit, clock }),
        deleting: userDeletionService({
          store: userDeletionStore(database),
          confirmations,
          removeObjects,
          locks,
          audit,
          clock,
        }),
        exporting: userExportService({
          store: userExportStore(database),
          users,
          properties,
          announcements,
          audit,
          clock,
        }),
      }),
      ...newsletterHandlers(newsletter),
    },
    sweepers: [bearers, resets, verification, newsletter],
  };
}
