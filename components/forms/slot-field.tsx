import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HeldSlot, SlotDay } from '@/lib/forms/form-view';
import { useDaysByKeyboard } from './days-by-keyboard';
import formStyles from './form.module.css';
import { readMoment, storeMoment } from './held-moment';
import { SlotChoices } from './slot-choices';
import styles from './slots.module.css';

interface SlotFieldProps {
  name: string;
  days: readonly SlotDay[];
  chosen: string | undefined;
  words: { full: string; none: string; held: string; taken: string };
  /** Identifies this form: the moment is held for it. */
  formKey: () => string;
}

/** The moments to choose from; where a script runs, the chosen one is held while the visitor fills in the rest. */
export function SlotField({ name, days, chosen, words, formKey }: SlotFieldProps) {
  const [held, setHeld] = useState<HeldSlot & { slot: string }>();

  const hold = async (radio: HTMLInputElement) => {
    const { value: slot, form } = radio;
    if (!form) return;
    const [key, { kind, subject }] = [formKey(), subjectOf(form)];
    const asked = fetch('/api/visits/hold/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, about: subject, slot }),
    });
    // A failed hold does no harm: the moment is booked when the form is sent.
    const answer = await asked.catch(() => null);
    if (!answer?.ok || !radio.checked) return;
    const result: HeldSlot = await answer.json();
    setHeld({ slot, ...result });
    storeMoment(kind, subject, result.held ? { key, slot } : null);
  };

  const box = useRef<HTMLDivElement>(null);
  useDaysByKeyboard(box);
  // A moment chosen before the script ran or before a reload is not full for its own holder.
  const begin = useEffectEvent(() => {
    const radios = [...(box.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    const checked = radios.find((one) => one.checked);
    const form = radios[0]?.form;
    if (!form || (checked && checked.value === chosen)) return;
    const { kind, subject } = subjectOf(form);
    const radio = checked ?? radios.find(({ value }) => value === readMoment(kind, subject)?.slot);
    if (!radio) return;
    radio.checked = true;
    radio.closest('details')?.setAttribute('open', '');
    void hold(radio);
  });
  useEffect(() => begin(), []);

  const message = held?.held ? words.held : held?.full.includes(held.slot) ? words.taken : undefined;

  return (
    // Only radio buttons change inside.
    <div ref={box} onChange={({ target }) => void hold(target as HTMLInputElement)}>
      <SlotChoices name={name} days={days} chosen={chosen} words={words} full={held?.full} />
      <p
        className={message === words.taken ? `${styles.slotTold} ${formStyles.formError}` : styles.slotTold}
        data-part="slot-message"
        role="status"
      >
        {message}
      </p>
    </div>
  );
}

/** The id of a form, and the key of its subject. */
function subjectOf(form: HTMLFormElement): { kind: string; subject: string } {
  const data = new FormData(form);
  return { kind: String(data.get('form')), subject: String(data.get('about') ?? '') };
}
