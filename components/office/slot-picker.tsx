'use client';

import { use } from 'react';
import { SlotChoices, type SlotChoicesProps } from '@/components/forms/slot-choices';
import styles from './agenda.module.css';
import { FieldErrors } from './fields';
import page from './office.module.css';

/** The moments of an agenda to choose from, with what is wrong with the choice. */
export function SlotPicker({ legend, ...choices }: Omit<SlotChoicesProps, 'name'> & { legend: string }) {
  const { slot: error } = use(FieldErrors);
  return (
    <fieldset className={styles.moments} aria-describedby={error && 'slot-error'}>
      <legend>{legend}</legend>
      <SlotChoices name="slot" {...choices} />
      {error && (
        <p id="slot-error" className={page.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
