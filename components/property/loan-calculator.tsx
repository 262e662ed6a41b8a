'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { monthlyPayment } from '@/lib/costs/loan';
import { euro } from '@/lib/euro';
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
export function LoanCalculator({ words, icon, ...start }: LoanCalculatorProps) {
  const id = useId();
  const [values, setValues] = useState<Record<Field, number>>(start);
  const box = useRef<HTMLFieldSetElement>(null);
  // What was typed before this ran.
  useEffect(() => {
    const typed = (field: Field) =>
      box.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.valueAsNumber ?? Number.NaN;
    setValues({ amount: typed('amount'), years: typed('years'), rate: typed('rate') });
  }, []);
  const known = fields.every((field) => values[field] >= limits[field].min && values[field] <= limits[field].max);
  return (
    <fieldset ref={box} className={styles.loanCalculator} data-part="loan-calculator">
      <legend>
        {icon}
        {words.title}
      </legend>
      {fields.map((field) => (
        <div key={field} className="field">
          <label htmlFor={`${id}-${field}`}>{words[field]}</label>
          <input
            id={`${id}-${field}`}
            name={field}
            className="input figures"
            type="number"
            inputMode="decimal"
            {...limits[field]}
            defaultValue={start[field]}
            onChange={({ target }) => setValues({ ...values, [field]: target.valueAsNumber })}
          />
        </div>
      ))}
      <p className={styles.loanResult}>
        {words.result}
        <output htmlFor={fields.map((field) => `${id}-${field}`).join(' ')}>
          {known ? euro(Math.round(monthlyPayment(values.amount, values.rate, values.years))) : words.unknown}
        </output>
      </p>
    </fieldset>
  );
}
