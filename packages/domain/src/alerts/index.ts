export { bestReason } from './bestReason.ts';
export { helsinkiInstant } from './helsinkiHour.ts';
export { afterQuiet, isQuiet, longestAlertWait, nextAlertAt } from './nextAlert.ts';
export {
  alertFrequencies,
  firstAlerts,
  isAlerting,
  knownUpTo,
  maxInAlert,
  offeredThresholds,
  type AlertFrequency,
  type AlertSettings,
} from './settings.ts';
