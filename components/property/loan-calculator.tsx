'use client';

import { type ReactNode, useId, useState } from 'react';
import { readAmount } from '@/lib/amount';
import { monthlyPayment } from '@/lib/costs/loan';
import { euroIn } from '@/lib/euro';
import type { Locale } from '@/lib/i18n/locales';
import styles from './figures.module.css';

export interface LoanCalculatorWords {
  title: string;
  amount: string;
  years: string;
  rate: string;
  result: string;
  /** Where a figure is missing or makes no sense. */
  unknown: string;
}

interface LoanCalculatorProps {
  /** € */
  amount: number;
  years: number;
  /** % a year */
  rate: number;
  /** The language in whose form amounts are written. */
  prices: Locale;
  words: LoanCalculatorWords;
  icon: ReactNode;
}

const limits = {
  amount: { min: 1000, max: 100_000_000, step: 1000 },
  years: { min: 1, max: 40, step: 1 },
  rate: { min: 0, max: 20, step: 0.05 },
} as const;
type Field = keyof typeof limits;
const fields = Object.keys(limits) as Field[];

/** The monthly payment for other figures than the table's; the style sheet hides it where no script runs. */
export function LoanCalculator({ words, icon, prices, ...start }: LoanCalculatorProps) {
  const id = useId();
  const [values, setValues] = useState<Record<Field, number>>({
    amount: start.amount,
    years: start.years,
    rate: start.rate,
  });
  const known = fields.every((field) => values[field] >= limits[field].min && values[field] <= limits[field].max);
  return (
    <fieldset className={styles.loanCalculator} data-part="loan-calculator">
      <legend>
        {icon}
        {words.title}
      </legend>
      {fields.map((field) => (
        <div key={field} className="field">
          <label htmlFor={`${id}-${field}`}>{words[field]}</label>
          {field === 'amount' ? (
            // As people write amounts: in a field for numbers "260.000" would be 260.
            <input
              id={`${id}-${field}`}
              className="input figures"
              inputMode="decimal"
              defaultValue={euroIn(start.amount, prices).replace(/\s?€\s?/, '')}
              onChange={({ target }) => setValues({ ...values, amount: readAmount(target.value) ?? Number.NaN })}
            />
          ) : (
            <input
              id={`${id}-${field}`}
              className="input figures"
              type="number"
              inputMode="decimal"
              {...limits[field]}
              defaultValue={start[field]}
              onChange={({ target }) => setValues({ ...values, [field]: target.valueAsNumber })}
            />
          )}
        </div>
      ))}
      <p className={styles.loanResult}>
        {words.result}
        <output htmlFor={fields.map((field) => `${id}-${field}`).join(' ')}>
          {known ? euroIn(Math.round(monthlyPayment(values.amount, values.rate, values.years)), prices) : words.unknown}
        </output>
      </p>
    </fieldset>
  );
}
