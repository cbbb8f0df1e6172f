/**
 * Loaded before a server, which takes it for noon in Helsinki then, or an hour later: at night nobody is mailed of new
 * matches.
 */
const day = 24 * 3_600_000;
const noon = 10 * 3_600_000;
const ahead = (noon - (Date.now() % day) + day) % day;

globalThis.Date = new Proxy(Date, {
  construct: (target, values, made): object =>
    Reflect.construct(target, values.length === 0 ? [target.now() + ahead] : values, made),
  get: (target, name): unknown => (name === 'now' ? () => target.now() + ahead : Reflect.get(target, name)),
});
