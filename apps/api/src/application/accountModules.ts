import type { Authenticate } from '../http/mountContract.ts';
import { attemptLimits, attemptStore } from '../modules/bearers/attemptLimits.ts';
import { bearerHandlers, loggingIn } from '../modules/bearers/handlers.ts';
import { bearerReadService, bearerReadStore } from '../modules/bearers/authenticate.ts';
import { bearerWriteService } from '../modules/bearers/service.ts';
import { bearerWriteStore } from '../modules/bearers/store.ts';
import { newsletterHandlers, newsletterWriteService, newsletterWriteStore } from '../modules/newsletter.ts';
import {
  passwordResetHandlers,
  passwordResetWriteService,
  passwordResetWriteStore,
} from '../modules/passwordReset.ts';
import { userStore } from '../modules/users/store.ts';
import { userReadService, userWriteService } from '../modules/users/service.ts';
import { userDeletionService, userDeletionStore } from '../modules/users/deletion.ts';
import { userExportService } from '../modules/users/exportService.ts';
import { userExportStore } from '../modules/users/exportStore.ts';
import { userHandlers } from '../modules/users/handlers.ts';
import { signUpHandlers, signUpService, signUpStore } from '../modules/users/signUp.ts';
import {
  verificationHandlers,
  verificationWriteService,
  verificationWriteStore,
} from '../modules/verification.ts';
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
  const store = userStore(database);
  const users = userReadService(store);
  const logIn = loggingIn(bearers, users);
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
        changing: userWriteService({ store, users, locks, audit, clock }),
        deleting: userDeletionService({
          store: userDeletionStore(database),
          confirmations: store,
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
