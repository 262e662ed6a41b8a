'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { readAmount } from '@/lib/base/amount';
import { monthlyPayment } from '@/lib/catalogue/costs/loan';
import { euroIn } from '@/lib/i18n/euro';
import type { Locale } from '@/lib/i18n/locales';
import styles from './figures.module.css';

export interface LoanCalculatorWords {
  title: string;
  amount: string;
  years: string;
  rate: string;
  result: string;
  /** The text if a figure is missing or makes no sense. */
  unknown: string;
}

interface LoanCalculatorProps {
  /** € */
  amount: number;
  years: number;
  /** % a year, and as the page's language writes it. */
  rate: number;
  rateText: string;
  /** The language in whose form amounts are written. */
  prices: Locale;
  words: LoanCalculatorWords;
  icon: ReactNode;
}

const limits = {
  amount: { min: 1000, max: 100_000_000 },
  years: { min: 1, max: 40 },
  rate: { min: 0, max: 20 },
} as const;
type Field = keyof typeof limits;
const fields = Object.keys(limits) as Field[];

/** "3,2", "3.125"; undefined for nothing. */
const readDecimal = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text.replace(/\s*%$/, '').replace(',', '.'));

const read = { amount: readAmount, years: readDecimal, rate: readDecimal };

/** The monthly payment for other figures than the table's; the style sheet hides it where no script runs. */
export function LoanCalculator({ words, icon, prices, amount, years, rate, rateText }: LoanCalculatorProps) {
  const id = useId();
  const [values, setValues] = useState<Record<Field, number>>({ amount, years, rate });
  const box = useRef<HTMLFieldSetElement>(null);
  const readField = (field: Field, text = '') => read[field](text) ?? Number.NaN;
  // Text typed before the script ran.
  const readTyped = useEffectEvent(() => {
    const typed = (field: Field) =>
      readField(field, box.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value);
    setValues({ amount: typed('amount'), years: typed('years'), rate: typed('rate') });
  });
  useEffect(() => readTyped(), []);
  const shown = { amount: euroIn(amount, prices).replace(/\s?€\s?/, ''), years, rate: rateText };
  const known = fields.every((field) => values[field] >= limits[field].min && values[field] <= limits[field].max);
  return (
    <fieldset ref={box} className={styles.loanCalculator} data-part="loan-calculator">
      <legend>
        {icon}
        {words.title}
      </legend>
      <div className={styles.loanFields}>
        {fields.map((field) => (
          <div key={field} className="field">
            <label htmlFor={`${id}-${field}`}>{words[field]}</label>
            <input
              id={`${id}-${field}`}
              name={field}
              className="input figures"
              // A field with `type="number"` would read "260.000" as 260, and whether "3,2" is a number would depend on the browser's language.
              inputMode="decimal"
              defaultValue={shown[field]}
              onChange={({ target }) => setValues({ ...values, [field]: readField(field, target.value) })}
            />
          </div>
        ))}
        <p className={styles.loanResult}>
          {words.result}
          <output htmlFor={fields.map((field) => `${id}-${field}`).join(' ')}>
            {known
              ? euroIn(Math.round(monthlyPayment(values.amount, values.rate, values.years)), prices)
              : words.unknown}
          </output>
        </p>
      </div>
    </fieldset>
  );
}
