import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as styles from '../landing.css.ts';

/** One line of the table, its amounts formatted with the currency. */
export interface PriceRow {
  /** The period, e.g. "Per month". Unique within the price. */
  readonly label: string;
  /** One for each column. */
  readonly amounts: readonly string[];
}

export interface PriceDisplayProps {
  /** The main price, e.g. "1 250 €" or "from 1 250 €". */
  readonly amount: string;
  /** What it includes, e.g. "per month, excluding VAT". */
  readonly basis: string;
  /** The name of the table for screen readers, e.g. "Price in full". */
  readonly caption: string;
  /** What the amounts are, e.g. "Including VAT", the last one what is paid in the end. Each unique within the price. */
  readonly columns: readonly string[];
  /** The same price for each period; empty if it isn’t known. */
  readonly rows: readonly PriceRow[];
}

/** The main amount in large type, and a table with the others. It calculates nothing. */
export function PriceDisplay({ amount, basis, caption, columns, rows }: PriceDisplayProps) {
  return (
    <div>
      <p className={styles.price}>{amount}</p>
      <Text tone="muted">{basis}</Text>
      {rows.length > 0 && (
        <table className={styles.priceTable}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td />
              {columns.map((label) => (
                <th key={label} scope="col" className={styles.priceNumber}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, amounts }) => (
              <tr key={label} className={styles.priceRow}>
                <th scope="row" className={styles.priceHead}>
                  {label}
                </th>
                {columns.map((column, place) => (
                  <td
                    key={column}
                    className={place === columns.length - 1 ? styles.priceTotal : styles.priceNumber}
                  >
                    {amounts[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
