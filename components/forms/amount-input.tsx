import { type ComponentProps, useState } from 'react';
import { readAmount } from '@/lib/base/amount';
import { euroIn } from '@/lib/i18n/euro';
import { fillWords } from '@/lib/i18n/fill-words';
import type { Locale } from '@/lib/i18n/locales';
import styles from './form.module.css';

interface AmountInputProps extends ComponentProps<'input'> {
  id: string;
  /** The language in whose form amounts are written. */
  prices: Locale;
  /** "We read: {amount}" */
  understood: string;
}

/** An amount in euros as a visitor writes it, and below it how it was understood: after the field is left, and when the form comes back. */
export function AmountInput({ prices, understood, ...input }: AmountInputProps) {
  const [text, setText] = useState(String(input.defaultValue ?? ''));
  const amount = readAmount(text);
  return (
    <>
      <span className={styles.formUnit}>
        <input {...input} onBlur={({ target }) => setText(target.value)} />
        <span aria-hidden="true">€</span>
      </span>
      <output className={styles.formUnderstood} htmlFor={input.id}>
        {amount === undefined ? '' : fillWords(understood, { amount: euroIn(amount, prices) })}
      </output>
    </>
  );
}
