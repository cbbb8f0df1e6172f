import type { Authenticate } from '../http/mountContract.ts';
import { attemptLimits } from '../modules/bearers/attemptLimits.ts';
import { attemptStore } from '../modules/bearers/attemptStore.ts';
import { bearerHandlers } from '../modules/bearers/handlers.ts';
import { bearerService } from '../modules/bearers/service.ts';
import { bearerStore } from '../modules/bearers/store.ts';
import { newsletterHandlers } from '../modules/newsletter/handlers.ts';
import { newsletterService } from '../modules/newsletter/service.ts';
import { newsletterStore } from '../modules/newsletter/store.ts';
import { passwordResetHandlers } from '../modules/passwordReset/handlers.ts';
import { passwordResetService } from '../modules/passwordReset/service.ts';
import { passwordResetStore } from '../modules/passwordReset/store.ts';
import { userChangeStore } from '../modules/users/changeStore.ts';
import { userChanging } from '../modules/users/changing.ts';
import { userDeleting } from '../modules/users/deleting.ts';
import { userDeletionStore } from '../modules/users/deletionStore.ts';
import { userExporting } from '../modules/users/exporting.ts';
import { userExportStore } from '../modules/users/exportStore.ts';
import { userHandlers } from '../modules/users/handlers.ts';
import { userService } from '../modules/users/service.ts';
import { signUpHandlers } from '../modules/users/signUpHandlers.ts';
import { signUpService } from '../modules/users/signUpService.ts';
import { signUpStore } from '../modules/users/signUpStore.ts';
import { userStore } from '../modules/users/store.ts';
import { verificationHandlers } from '../modules/verification/handlers.ts';
import { verificationService } from '../modules/verification/service.ts';
import { verificationStore } from '../modules/verification/store.ts';
import type { Foundation } from './foundation.ts';
import type { PremisesModules } from './premisesModules.ts';

/** The modules of accounts: sessions, sign-up, passwords, users and the newsletter. */
export function accountModules(foundation: Foundation, premises: PremisesModules) {
  const { config, database, clock, outbox, audit, shelf } = foundation;
  const { publicUrl } = config;
  const { announcements, properties } = premises;
  const limits = attemptLimits(attemptStore(database), clock);
  const bearers = bearerService(bearerStore(database), limits, clock);
  const resets = passwordResetService({
    store: passwordResetStore(database),
    outbox,
    publicUrl,
    clock,
  });
  const verification = verificationService({
    store: verificationStore(database),
    outbox,
    bearers,
    publicUrl,
    clock,
  });
  const newsletter = newsletterService({ store: newsletterStore(database), outbox, publicUrl, clock });
  const users = userService(userStore(database));
  const confirmations = userChangeStore(database);
  const removeObjects = (keys: readonly string[]) => shelf.discard(keys);

  return {
    authenticate: ((token, operation) => bearers.authenticate(token, operation)) satisfies Authenticate,
    handlers: {
      ...bearerHandlers(bearers, users),
      ...passwordResetHandlers(resets),
      ...verificationHandlers(verification),
      ...signUpHandlers(signUpService({ store: signUpStore(database), verification, audit, clock })),
      ...userHandlers({
        users,
        changing: userChanging({ store: confirmations, users, audit, clock }),
        deleting: userDeleting({
          store: userDeletionStore(database),
          confirmations,
          removeObjects,
          audit,
          clock,
        }),
        exporting: userExporting({
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
