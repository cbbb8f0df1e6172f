export interface PostgresServerAddress {
  /** Its host and port, which may be shown and logged. */
  readonly name: string;
  /** What a connection to it, and to no other, is opened by; holds the password. */
  readonly connectionString: string;
}

/** What `target_session_attrs` may ask for of the server that takes writes. */
export const writableAttributes = ['read-write', 'primary'];

/** What it may ask for of servers that only read; whether one follows the primary is seen for each read. */
export const readableAttributes = ['any', 'standby', 'prefer-standby', 'read-only'];

const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)([^?]*)\??(.*)$/;
const attributes = 'target_session_attrs';

/** Servers of an address as libpq writes it; without a host, its parameters name one; throws RangeError. */
export function serversOf(address: string, allowed: readonly string[]): PostgresServerAddress[] {
  const [, start = '', hosts = '', path = '', query = ''] = parts.exec(address) ?? [];
  const parameters = query.split('&').filter((parameter) => parameter !== '');
  const wanted = parameters.find((parameter) => parameter.startsWith(`${attributes}=`))?.split('=')[1];
  if (wanted !== undefined && !allowed.includes(wanted)) {
    throw new RangeError(`${attributes} must be ${allowed.join(' or ')} here`);
  }
  const rest = parameters.filter((parameter) => !parameter.startsWith(`${attributes}=`)).join('&');
  const end = rest === '' ? path : `${path}?${rest}`;
  return hosts.split(',').map((host, index, all) => {
    if (all.length > 1 && !isHost(host)) {
      throw new RangeError(`Expected hosts with or without a port, got none as number ${index + 1}`);
    }
    return { name: nameOf(host), connectionString: `${start}${host}${end}` };
  });
}

/** A name or an address, an IPv6 one in brackets, and a port. */
function isHost(text: string): boolean {
  const [, port = '5432'] = /^(?:\[[\da-f:.]+\]|[^\s:[\]]+)(?::(\d{1,5}))?$/i.exec(text) ?? ['', '0'];
  return Number(port) >= 1 && Number(port) <= 65_535;
}

function nameOf(host: string): string {
  if (host === '') return 'local';
  return /:\d+$/.test(host) ? host : `${host}:5432`;
}
