'use client';

import { use, useEffect, useRef } from 'react';
import { useDaysByKeyboard } from '@/components/forms/days-by-keyboard';
import { SlotChoices, type SlotChoicesProps } from '@/components/forms/slot-choices';
import { FieldErrors } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import styles from './office-visit.module.css';

/** The moments of an agenda to choose from, with the error of the choice. */
export function SlotPicker({ legend, ...choices }: Omit<SlotChoicesProps, 'name'> & { legend: string }) {
  const { slot: error } = use(FieldErrors);
  const status = useRef<HTMLParagraphElement>(null);
  const moments = useRef<HTMLFieldSetElement>(null);
  useDaysByKeyboard(moments);
  // A moment may be in a collapsed day, so the error is shown here, in view.
  useEffect(() => {
    if (error) status.current?.focus();
  }, [error]);
  return (
    <fieldset ref={moments} className={styles.moments} aria-describedby={error && 'slot-error'}>
      <legend>{legend}</legend>
      <SlotChoices name="slot" {...choices} />
      {error && (
        <p ref={status} id="slot-error" className={page.error} tabIndex={-1}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
