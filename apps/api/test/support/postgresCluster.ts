import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, askPostgres, makePostgres, type PostgresServer } from './postgresServer.ts';

/** One server of a cluster. */
export interface ClusterMember extends PostgresServer {
  /** Where it listens, at PostgreSQL's usual port. */
  readonly host: string;
  /** Makes a primary of it, and waits until it takes writes. */
  promote(): Promise<void>;
  /** Makes it follow another one from now on, though it runs. */
  follow(primary: ClusterMember): Promise<void>;
}

/** A primary and standbys that stream from it; a write is acknowledged once one of these has it. */
export interface Cluster {
  /** The primary of the beginning first. */
  readonly members: readonly ClusterMember[];
  /** What names some of them, all by default; `attributes` is what to ask for. */
  address(attributes: string, members?: readonly ClusterMember[]): string;
  remove(): Promise<void>;
}

const configuration = `
synchronous_standby_names = 'ANY 1 (*)'
wal_retrieve_retry_interval = '200ms'
wal_keep_size = '256MB'
`;

const trusted = ['local all', 'local replication', 'host all', 'host replication']
  .map((kind) => `${kind} all ${kind.startsWith('host') ? '127.0.0.0/8 ' : ''}trust\n`)
  .join('');

/**
 * Makes a cluster that runs.
 *
 * @param standbys - how many servers there are besides the primary
 * @param fill - brings the database `tilava`, at the address that it is given, to what all begin with
 */
export async function makeCluster(
  standbys: number,
  fill: (address: string) => Promise<void>,
): Promise<Cluster> {
  // Addresses of this machine that no other cluster has: the port may be the same then.
  const network = `127.${anyByte()}.${anyByte()}`;
  const first = makePostgres(`${network}.1`);
  await first.start();
  await askPostgres(first.socket, 'create database tilava');
  await fill(addressOf(first.socket, 'tilava'));
  await first.stop();
  appendFileSync(join(first.data, 'postgresql.conf'), configuration);
  writeFileSync(join(first.data, 'pg_hba.conf'), trusted);

  const members = [memberOf(first, `${network}.1`)];
  for (let number = 2; number <= standbys + 1; number += 1) {
    const host = `${network}.${number}`;
    const standby = makePostgres(host, first);
    writeFileSync(join(standby.data, 'standby.signal'), '');
    appendFileSync(
      join(standby.data, 'postgresql.auto.conf'),
      `primary_conninfo = '${following(`${network}.1`)}'\n`,
    );
    members.push(memberOf(standby, host));
  }
  for (const member of members) await member.start();
  return {
    members,
    address: (attributes, named = members) =>
      `postgres://postgres@${named.map(({ host }) => `${host}:5432`).join(',')}/tilava` +
      `?target_session_attrs=${attributes}`,
    async remove() {
      // In order, each would wait for those that follow it.
      for (const member of members) await member.kill();
      for (const member of members) await member.remove();
    },
  };
}

function memberOf(server: PostgresServer, host: string): ClusterMember {
  return {
    ...server,
    host,
    promote: () => askPostgres(server.socket, 'select pg_promote()'),
    async follow(primary) {
      await askPostgres(server.socket, `alter system set primary_conninfo = '${following(primary.host)}'`);
      await askPostgres(server.socket, 'select pg_reload_conf()');
    },
  };
}

const following = (host: string): string => `host=${host} port=5432 user=postgres`;

const anyByte = (): number => 1 + Math.floor(Math.random() * 250);
