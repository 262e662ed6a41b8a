'use client';

import { type FormEvent, Fragment, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FormCopy } from '@/lib/staff/form-conflict';
import { Conflicts } from './conflicts';
import { CopyStatus } from './copy-status';
import { OfficeForm, type OfficeFormProps } from './office-form';
import { type Fields, useFormCopy } from './use-form-copy';

interface CopiedFormProps extends OfficeFormProps {
  /** What the form changes; empty where its action changes one thing alone. */
  id: string;
  /** What the fields were made from: a save sends it. */
  base: unknown;
  /** What the person typed before and did not save. */
  savedCopy?: FormCopy | null | undefined;
}

/** A form of the office that keeps what is typed in the working copy of the person until it is saved or discarded. */
export function CopiedForm({ id, base, savedCopy, children, ...form }: CopiedFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const page = JSON.stringify(base);
  /** What the fields that stand there were made from. */
  const [drawn, setDrawn] = useState(page);
  /** What was last typed, also once the page is left. */
  const typed = useRef<Fields>({});
  const copy = useFormCopy({
    form: `${form.action}/${id}`,
    sent: base,
    read: () => {
      if (box.current) typed.current = fieldsOf(box.current);
      return typed.current;
    },
    show(fields) {
      if (box.current) fill(box.current, fields);
    },
    wordsOf: (name) => wordsOf(box.current, name),
  });
  const { status, conflict } = copy.state;
  // What somebody else changed is shown where nothing was typed.
  if (status === 'saved' && drawn !== page) setDrawn(page);

  const onDrawn = useEffectEvent(() => {
    if (box.current) copy.start(fieldsOf(box.current), savedCopy);
  });
  useLayoutEffect(() => {
    void drawn;
    onDrawn();
  }, [drawn]);
  /** An undo puts it back. */
  const onKept = useEffectEvent(() => savedCopy && copy.restore(savedCopy));
  useLayoutEffect(() => {
    void savedCopy?.version;
    onKept();
  }, [savedCopy?.version]);

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!isCopied(target as Element) || !box.current) return;
    typed.current = fieldsOf(box.current);
    copy.onTyped();
  };
  return (
    <OfficeForm {...form} box={box} onInput={onInput} save={copy.save}>
      {conflict && <Conflicts isOfTabs conflicts={conflict.conflicts} onResolve={copy.resolve} />}
      <Fragment key={drawn}>{children}</Fragment>
      <CopyStatus state={status} onDiscard={copy.discard} />
    </OfficeForm>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Excludes hidden inputs, files and the radio buttons of a conflict. */
const isCopied = (element: Element): element is Control =>
  element.matches('input[name], select[name], textarea[name]') &&
  !element.matches('[type="hidden"], [type="file"], [type="radio"]');

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isCopied);

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

const fieldsOf = (form: HTMLFormElement): Fields =>
  Object.fromEntries(controlsOf(form).map((one) => [one.name, isTick(one) ? (one.checked ? 'on' : '') : one.value]));

function fill(form: HTMLFormElement, fields: Fields): void {
  for (const one of controlsOf(form)) {
    const text = fields[one.name] ?? '';
    if (isTick(one)) one.checked = text === 'on';
    else one.value = text;
  }
}

/** A field as its form names it, and its values as it says them. */
function wordsOf(form: HTMLFormElement | null, name: string) {
  const control = form && controlsOf(form).find((one) => one.name === name);
  const label = control?.labels?.[0];
  return {
    label: (label?.querySelector(':scope > span') ?? label)?.textContent ?? name,
    value: (text: string) =>
      control instanceof HTMLSelectElement
        ? ([...control.options].find((option) => option.value === text)?.text ?? text)
        : text,
  };
}
