import { formatNumber } from '@tilava/domain/format';
import { parseDay } from '@tilava/domain/form';
import { formatMoney, toCents } from '@tilava/domain/money';
import { changedRent, readRentChange, rentChangeLimits } from '@tilava/domain/rentChange';
import type { Schemas } from '@tilava/sdk';
import { Button } from '@tilava/ui/Button';
import { Dialog } from '@tilava/ui/Dialog';
import { NumberField } from '@tilava/ui/NumberField';
import { Stack } from '@tilava/ui/Stack';
import { DatePicker } from '@tilava/ui/lazy/fields';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useCalendarProps } from '../../../shared/fields/fieldProps.ts';
import { streetOf } from '../../../shared/facts/streetOf.ts';
import { useToday } from '../../../shared/time/time.tsx';
import * as styles from './many.css.ts';
import type { Change } from './useBulk.ts';
import { useManyTexts } from './useManyTexts.ts';

interface BulkDialogProps {
  readonly announcements: readonly Schemas['Announcement'][];
  readonly onClose: () => void;
  readonly onApply: (changes: readonly Change[]) => void;
}

/** Asks by how much the rents change, and shows what they come to. */
export function RentDialog({ announcements, onClose, onApply }: BulkDialogProps) {
  const labels = useManyTexts();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const percent = readRentChange(typed);
  const rents = announcements.map((announcement) => ({
    announcement,
    before: announcement.properties.rent,
    after: percent === null ? null : changedRent(announcement.properties.rent, percent),
  }));
  const beyond = percent === null ? undefined : rents.find(({ after }) => after === null);
  const { minimum, maximum } = rentChangeLimits;
  const bound = (value: number) => formatNumber(value, locale, 'upToTwo');
  const fault = beyond
    ? labels.rentLimit(streetOf(beyond.announcement.properties.address))
    : percent === null
      ? labels.rentFault(bound(minimum), bound(maximum))
      : undefined;
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((total, value) => total + (toCents(value) ?? 0), 0) / 100;
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, locale));
  return (
    <Dialog
      title={labels.rentTitle(announcements.length)}
      closeLabel={labels.close}
      isOpen
      onClose={onClose}
      closesOutside={typed === ''}
      onSubmit={() => {
        setChecked(true);
        if (fault !== undefined) return;
        onApply(
          rents.flatMap(({ announcement, before, after }) =>
            after === null || after === before ? [] : [{ field: 'rent', announcement, before, after }],
          ),
        );
      }}
      footer={<Button type="submit">{labels.applyRent}</Button>}
    >
      <Stack gap={5}>
        <NumberField
          label={labels.percent}
          description={labels.percentHint}
          unit={{ sign: '%', spoken: labels.spokenPercent }}
          isDecimal
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setChecked(false);
          }}
          errorMessage={isChecked || beyond ? fault : undefined}
        />
        <table className={styles.rents}>
          <caption className={styles.name}>{labels.preview}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.name}>
                {labels.address}
              </th>
              <th scope="col" className={styles.amount}>
                {labels.before}
              </th>
              <th scope="col" className={styles.amount}>
                {labels.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {rents.map(({ announcement, before, after }) => (
              <tr key={announcement.id} className={styles.row}>
                <th scope="row" className={styles.name}>
                  {streetOf(announcement.properties.address)}
                </th>
                <td className={styles.amount}>{money(before)}</td>
                <td className={styles.amount}>{money(after)}</td>
              </tr>
            ))}
            <tr className={styles.totalRow}>
              <th scope="row" className={styles.name}>
                {labels.total}
              </th>
              <td className={styles.amount}>{money(sum(rents.map(({ before }) => before)))}</td>
              <td className={styles.amount}>
                {money(percent === null ? null : sum(rents.map(({ after }) => after)))}
              </td>
            </tr>
          </tbody>
        </table>
      </Stack>
    </Dialog>
  );
}

/** Asks from when on the premises are available. */
export function DateDialog({ announcements, onClose, onApply }: BulkDialogProps) {
  const labels = useManyTexts();
  const calendar = useCalendarProps();
  const today = useToday();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const day = typed.trim() === '' ? null : parseDay(typed);
  const isWrong = typed.trim() !== '' && (day === null || day < today);
  return (
    <Dialog
      title={labels.dateTitle(announcements.length)}
      closeLabel={labels.close}
      isOpen
      onClose={onClose}
      closesOutside={typed === ''}
      onSubmit={() => {
        setChecked(true);
        if (isWrong) return;
        onApply(
          announcements.flatMap((announcement) => {
            const before = announcement.properties.moveInDate;
            return before === day ? [] : [{ field: 'moveInDate', announcement, before, after: day }];
          }),
        );
      }}
      footer={<Button type="submit">{labels.applyDate}</Button>}
    >
      <DatePicker
        {...calendar}
        label={labels.date}
        description={labels.dateHint}
        value={typed}
        minimum={today}
        onChange={(text) => {
          setTyped(text);
          setChecked(false);
        }}
        errorMessage={isChecked && isWrong ? labels.dateFault : undefined}
      />
    </Dialog>
  );
}
