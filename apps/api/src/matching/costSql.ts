import { vatRates } from '@tilava/domain/cost';
import { sql, type SQL } from 'drizzle-orm';

/** Tenths of a per cent, on the last day of the lease's first month. */
const perMille = `case ${vatRates
  .slice(1)
  .toReversed()
  .map((rate) => `when term.last >= '${rate.from}' then ${rate.perMille}`)
  .join(' ')} else ${vatRates[0].perMille} end`;

/** Sums above aren't exact in the domain, which counts nothing then. */
const greatest = Math.floor(Number.MAX_SAFE_INTEGER / 1000);

/**
 * `cost.least`: the least that premises cost the tenant a month, in cents, as `calculateMonth` of the domain counts it; -1
 * where it counts nothing. `today` is the day in Europe/Helsinki.
 */
export const costLateral = (today: string): SQL => sql`
  cross join lateral (
    select (greatest(a.move_in_date, ${today}::date) + interval '1 month' - interval '1 day')::date as last offset 0
  ) as term
  cross join lateral (
    select a.rent + coalesce(sum(
      case when stated.basis = 'month' then round(stated.amount * 100)
        else round(round(stated.amount * 100) * a.size / 100) end
    ), 0) as net
    from jsonb_to_recordset(a.costs) as stated(amount numeric, basis text)
    offset 0
  ) as month
  cross join lateral (
    select case
      when month.net > ${sql.raw(String(greatest))} then -1
      when t.deducts_vat = false and a.vat_on_rent = 'charged'
        then month.net + round(month.net * ${sql.raw(perMille)} / 1000)
      else month.net
    end as least
    offset 0
  ) as cost
`;
