import { sql } from 'drizzle-orm';
import { alertAdvisoryLock, findingMatches, findingStore } from '../../src/alerts/finding.ts';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { sqlEngine } from '../../src/matching/sqlEngine.ts';
import { addressOf, askPostgres, makePostgres } from './postgresServer.ts';

/** How much there is. */
export interface AlertMarket {
  readonly announcements: number;
  readonly needs: number;
}

/** A market on a PostgreSQL of its own, in which every tenant has alerts. */
export interface BenchAlerts {
  /** Changes the rent of so many premises, and what so many tenants pay. */
  change(announcements: number, needs: number): Promise<void>;
  /** Looks at what has changed; answers how many matches are known. */
  find(): Promise<number>;
  /** Matches so many needs with all that lies around them; answers how many are above the threshold. */
  matchAll(needs: number): Promise<number>;
  remove(): Promise<void>;
}

const now = new Date('2026-11-21T10:00:00Z');

/** Premises and needs all over the capital region, denser in its middle. */
export async function openBenchAlerts({ announcements, needs }: AlertMarket): Promise<BenchAlerts> {
  const postgres = makePostgres();
  await postgres.start();
  await askPostgres(postgres.socket, 'create database tilava');
  const database = await openPostgres(addressOf(postgres.socket, 'tilava'), (error) => {
    throw error;
  });
  const { queries } = database;
  const run = (statement: string) => queries.execute(sql.raw(statement));
  const clock = () => now;
  const store = findingStore(database);
  const finding = findingMatches({ store, alertLock: alertAdvisoryLock(database), clock });
  const engine = sqlEngine(database);

  await database.transaction(async () => {
    // Past triggers and references, of which nothing is measured.
    await database.queries.execute(sql`set local session_replication_role = replica`);
    for (const statement of market({ announcements, needs }))
      await database.queries.execute(sql.raw(statement));
  });
  await run('analyze');

  return {
    async change(premises, tenants) {
      await run(`update announcements set rent = rent + 100
        where id in (select id from announcements order by id limit ${premises})`);
      await run(`update needs set rent_max = rent_max + 100
        where id in (select id from needs order by id limit ${tenants})`);
    },
    async find() {
      await finding.find();
      const { rows } = await queries.execute<{ known: number }>(
        sql`select count(*)::integer as known from alert_matches`,
      );
      return rows[0]?.known ?? 0;
    },
    matchAll: (count) =>
      store.transaction(async () => {
        const { rows } = await database.queries.execute<{ id: string }>(
          sql`select id from needs order by md5(id::text) limit ${count}`,
        );
        let above = 0;
        for (const { id } of rows) {
          const page = { filters: { pointsAbove: 60 }, limit: 500, after: null, today: '2026-11-21' };
          above += (await engine.potential({ needId: id }, page)).total;
        }
        return above;
      }),
    async remove() {
      await database.close();
      await postgres.remove();
    },
  };
}

const place = `60.2 + (random() - 0.5) * random() * 0.4 as latitude, 24.95 + (random() - 0.5) * random() * 0.8 as longitude`;
const cell = `(floor((latitude - 59) / 0.00225) * 4096 + floor((longitude - 19) / 0.0045))::integer`;
const id = (kind: string) => `md5('${kind}' || number)::uuid`;

const users = (kind: string, count: number, isLandlord: boolean) => `
  insert into users (id, email, password_hash, is_landlord, verified_at)
  select ${id(kind)}, '${kind}' || number || '@tilava.example', '', ${isLandlord}, now()
  from generate_series(1, ${count}) as number`;

const market = ({ announcements, needs }: AlertMarket): readonly string[] => [
  'select setseed(0.5)',
  users('tenant', needs, false),
  users('landlord', 1_000, true),
  `insert into residences (id, user_id)
   select ${id('residence')}, md5('landlord' || (number % 1000 + 1))::uuid
   from generate_series(1, ${announcements}) as number`,
  `insert into announcements (id, property_id, user_id, residence_id, address, latitude, longitude, cell,
     residence_type, residence_flag, rooms, floor, size, rent, amenities)
   select ${id('announcement')}, ${id('property')}, md5('landlord' || (number % 1000 + 1))::uuid, ${id('residence')},
     'Katu 1', latitude, longitude, ${cell}, 'office', (array[1, 2, 4])[number % 3 + 1], 1 << (number % 6), 1 << (number % 3),
     2000 + (random() * 30000)::integer, 50000 + (random() * 400000)::integer, (random() * 1023)::integer
   from (select number, ${place} from generate_series(1, ${announcements}) as number) as placed`,
  `insert into needs (id, user_id, address, latitude, longitude, cell, residence_flags, rooms, floors, amenities,
     size_min, size_max, rent_max)
   select ${id('need')}, ${id('tenant')}, 'Katu 1', latitude, longitude, ${cell}, (array[1, 2, 4])[number % 3 + 1],
     1 << (number % 6), 1 << (number % 3), 5, 3000, 3000 + (random() * 20000)::integer, 60000 + (random() * 200000)::integer
   from (select number, ${place} from generate_series(1, ${needs}) as number) as placed`,
  `insert into alerts (id, need_id, user_id, frequency, threshold) select id, id, user_id, 'daily', 60 from needs`,
  // About as many as each need has matches; none of them changes, so that each list is searched to its end.
  `insert into known_matches (alert_id, other_ids)
   select id, array(select id from announcements order by id desc limit 1250) from alerts`,
];
