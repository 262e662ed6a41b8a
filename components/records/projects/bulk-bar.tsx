import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField, TextField } from '@/components/staff/fields';
import selection from '@/components/staff/selection-bar.module.css';
import { readAmount } from '@/lib/base/amount';
import type { ColumnName } from '@/lib/records/units/columns';
import { changePrices, type GridRow, setIn, typedInto } from '@/lib/records/units/grid-rows';
import { useGrid } from './grid-context';

/** The id of the bar, which the save bar links to. */
export const bulkId = 'bulk-units';

const roundings = ['1', '100', '500', '1000'];
/** "+2 %", "-1,5%" */
const percentage = /^([+\-−])\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*%$/;

/** Their phase follows from their building. */
const chosenTogether = ['block', 'marquee', 'status'] as const;

/** Changes building, state, price and status of the ticked units together. */
export function BulkBar() {
  const t = useTranslations('office.projects');
  const { choices, ticked, change } = useGrid();
  const [isWrong, setWrong] = useState(false);

  const apply = (form: FormData) => {
    const [price, step] = ['price', 'round'].map((name) => String(form.get(name) ?? '').trim());
    const [, sign, number] = percentage.exec(price ?? '') ?? [];
    const isAmount = price !== '' && number === undefined;
    setWrong(isAmount && !readAmount(price ?? ''));
    if (isAmount && !readAmount(price ?? '')) return;
    const percent = Number(number?.replace(',', '.')) * (sign === '+' ? 1 : -1);
    change((rows) => {
      const raised = number === undefined ? rows : changePrices(rows, ticked, percent, Number(step) || 1);
      return raised.map((row) => {
        if (!ticked.has(row.id)) return row;
        const priced = isAmount ? typedInto(row, 'price', price ?? '', choices) : row;
        return chosenTogether.reduce((changed, name) => withChoice(changed, name, form), priced);
      });
    });
  };
  /** Choices are named by their places, since nothing is one of them. */
  const withChoice = (row: GridRow, name: ColumnName, form: FormData): GridRow => {
    const chosen = String(form.get(name) ?? '');
    const choice = chosen === '' ? undefined : choices[name]?.[Number(chosen)];
    return choice ? setIn(row, name, choice[0]) : row;
  };
  const listOptions = (name: ColumnName) => [
    ['', t('same')] as const,
    ...(choices[name] ?? []).map(([, label], i) => [String(i), label] as const),
  ];

  return (
    <form
      id={bulkId}
      className={selection.form}
      aria-label={t('bulk')}
      onSubmit={(event) => {
        event.preventDefault();
        apply(new FormData(event.currentTarget));
      }}
    >
      <SelectField label={t('columns.marquee')} name="marquee" options={listOptions('marquee')} />
      {(choices.block?.length ?? 0) > 0 && (
        <SelectField label={t('columns.block')} name="block" options={listOptions('block')} />
      )}
      <TextField
        label={t('bulkPrice')}
        name="price"
        autoComplete="off"
        hint={isWrong ? t('faults.number') : undefined}
      />
      <SelectField label={t('round')} name="round" options={roundings.map((one) => [one, `€ ${one}`] as const)} />
      <SelectField label={t('columns.status')} name="status" options={listOptions('status')} />
      <button className="button button-quiet" type="submit">
        {t('apply')}
      </button>
    </form>
  );
}
