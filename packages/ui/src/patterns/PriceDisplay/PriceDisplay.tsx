import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as styles from '../landing.css.ts';

/** One price: net, tax and gross, formatted with the currency. */
export interface PriceAmounts {
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
}

/** A price per month, per year or per square metre. */
export interface PriceColumn extends PriceAmounts {
  /** What it is for, e.g. "Per month". Unique within the price. */
  readonly label: string;
}

export interface PriceDisplayProps {
  /** The main price, e.g. "1 250 €". */
  readonly amount: string;
  /** What it includes, e.g. "per month, excluding VAT". */
  readonly basis: string;
  /** The name of the table for screen readers, e.g. "Price in full". */
  readonly caption: string;
  /** The names of the rows, e.g. "Net", "VAT 25.5%", "Including VAT". */
  readonly labels: PriceAmounts;
  /** The same price for each period; empty if it isn’t fully known. */
  readonly columns: readonly PriceColumn[];
}

const rows = ['net', 'vat', 'gross'] as const;

/** The net amount in large type, and a table with tax and per year. It calculates nothing. */
export function PriceDisplay({ amount, basis, caption, labels, columns }: PriceDisplayProps) {
  return (
    <div>
      <p className={styles.price}>{amount}</p>
      <Text tone="muted">{basis}</Text>
      {columns.length > 0 && (
        <table className={styles.priceTable}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ label }) => (
                <th key={label} scope="col" className={styles.priceNumber}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((name) => (
              <tr key={name} className={name === 'gross' ? styles.priceTotal : styles.priceRow}>
                <th scope="row" className={styles.priceHead}>
                  {labels[name]}
                </th>
                {columns.map((column) => (
                  <td key={column.label} className={styles.priceNumber}>
                    {column[name]}
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
