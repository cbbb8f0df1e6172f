import type { Authenticate } from '../http/mountContract.ts';
import type { ExchangeKey } from '../http/oauth.ts';
import { attemptLimits, attemptStore } from '../modules/bearers/attemptLimits.ts';
import { bearerHandlers, bearerWriteService, loggingIn } from '../modules/bearers/service.ts';
import { bearerReadService, bearerReadStore } from '../modules/bearers/authenticate.ts';
import { bearerWriteStore } from '../modules/bearers/store.ts';
import { changeHandlers, changeService } from '../modules/changes.ts';
import { newsletterHandlers, newsletterWriteService, newsletterWriteStore } from '../modules/newsletter.ts';
import {
  passwordResetHandlers,
  passwordResetWriteService,
  passwordResetWriteStore,
} from '../modules/passwordReset.ts';
import { isKey, keyReadService, keyReadStore, keyTokenService } from '../modules/keys/authenticate.ts';
import { keyHandlers, keyService } from '../modules/keys/service.ts';
import { webhookHandlers, webhookService } from '../modules/webhooks.ts';
import { teamHandlers, teamService } from '../modules/team/service.ts';
import { teamStore } from '../modules/team/store.ts';
import { userStore } from '../modules/users/store.ts';
import { userHandlers, userReadService, userWriteService } from '../modules/users/service.ts';
import { userDeletionService, userDeletionStore } from '../modules/users/deletion.ts';
import { userExportService } from '../modules/users/exportService.ts';
import { userExportStore } from '../modules/users/exportStore.ts';
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
  const { database, clock, pictures } = dependencies;
  const { announcements, properties } = premises;
  const limits = attemptLimits(attemptStore(database), clock);
  const bearers = bearerWriteService({ ...dependencies, store: bearerWriteStore(database), limits });
  const resets = passwordResetWriteService({
    ...dependencies,
    store: passwordResetWriteStore(database),
  });
  const verification = verificationWriteService({
    ...dependencies,
    store: verificationWriteStore(database),
    bearers,
  });
  const newsletter = newsletterWriteService({
    ...dependencies,
    store: newsletterWriteStore(database),
  });
  const store = userStore(database);
  const users = userReadService(store);
  const logIn = loggingIn(bearers, users);
  const sessions = bearerReadService(bearerReadStore(database), clock);
  const exporting = { ...dependencies, store: userExportStore(database), users, properties, announcements };

  const signUp = signUpService({ ...dependencies, store: signUpStore(database), verification });
  const team = teamService({ ...dependencies, store: teamStore(database), signUp });

  const hooks = webhookService({ ...dependencies, allowedHosts: dependencies.config.webhookAllowedHosts });
  const apiKeys = keyService(dependencies);
  const changes = changeService(database, clock);
  const keyReadParts = keyReadStore(database);
  const keyReads = keyReadService(keyReadParts, clock);
  const tokens = keyTokenService(database, keyReadParts, clock);

  return {
    logIn,
    apiKeys,
    exchangeKey: ((request) => tokens.exchange(request)) satisfies ExchangeKey,
    authenticate: ((token, operation, path) =>
      isKey(token)
        ? keyReads.authenticate(token, operation, path)
        : sessions.authenticate(token, operation)) satisfies Authenticate,
    handlers: {
      ...bearerHandlers(bearers, users, logIn),
      ...passwordResetHandlers(resets),
      ...verificationHandlers(verification),
      ...signUpHandlers(signUp),
      ...userHandlers({
        users,
        changing: userWriteService({ ...dependencies, store, users }),
        deleting: userDeletionService({
          ...dependencies,
          store: userDeletionStore(database),
          confirmations: store,
          removeObjects: (keys) => pictures.discard(keys),
          cancelViewings: premises.cancelViewings,
        }),
        exporting: userExportService(exporting),
      }),
      ...newsletterHandlers(newsletter),
      ...teamHandlers(team),
      ...keyHandlers(apiKeys),
      ...changeHandlers(changes),
      ...webhookHandlers(hooks),
    },
    sweepers: [bearers, resets, verification, newsletter, team, apiKeys, tokens, changes, hooks],
  };
}
