'use client';

import { type FormEvent, Fragment, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FormCopy } from '@/lib/staff/working-copies/form-copies';
import { Conflicts } from './conflicts';
import { CopyStatus } from './copy-status';
import { OfficeForm, type OfficeFormProps } from './office-form';
import { type Fields, useFormCopy } from './use-form-copy';

interface CopiedFormProps extends OfficeFormProps {
  /** The id of what the form changes; empty where its action changes one thing alone. */
  id: string;
  /** The value that the fields were filled from: a save sends it. */
  base: unknown;
  /** The unsaved changes of the person. */
  savedCopy?: FormCopy | null | undefined;
}

/** A form of the office that stores what is typed in the working copy of the person until it is saved or discarded. */
export function CopiedForm({ id, base, savedCopy, children, ...form }: CopiedFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const newBase = JSON.stringify(base);
  /** The base of the fields that are shown. */
  const [shownBase, setShownBase] = useState(newBase);
  /** The current values, also once the page is left. */
  const typed = useRef<Fields>({});
  const copy = useFormCopy({
    form: `${form.action}/${id}`,
    sent: base,
    read: () => {
      if (box.current) typed.current = readFields(box.current);
      return typed.current;
    },
    show(fields) {
      if (box.current) fill(box.current, fields);
    },
    describeField: (name) => describeField(box.current, name),
  });
  const { status, conflict } = copy.state;
  // Changes by others are shown where nothing was typed.
  if (status === 'saved' && shownBase !== newBase) setShownBase(newBase);

  const onNewBase = useEffectEvent(() => {
    if (box.current) copy.start(readFields(box.current), savedCopy);
  });
  useLayoutEffect(() => {
    void shownBase;
    onNewBase();
  }, [shownBase]);
  /** An undo restores the working copy. */
  const onSavedCopy = useEffectEvent(() => savedCopy && copy.restore(savedCopy));
  useLayoutEffect(() => {
    void savedCopy?.version;
    onSavedCopy();
  }, [savedCopy?.version]);

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!isCopied(target as Element) || !box.current) return;
    typed.current = readFields(box.current);
    copy.onTyped();
  };
  return (
    <OfficeForm {...form} box={box} onInput={onInput} save={copy.save}>
      {conflict && <Conflicts isOfTabs conflicts={conflict.fields} onResolve={copy.resolve} />}
      <Fragment key={shownBase}>{children}</Fragment>
      <CopyStatus state={status} onDiscard={copy.discard} />
    </OfficeForm>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Excludes hidden inputs, files and the radio buttons of a conflict. */
const isCopied = (element: Element): element is Control =>
  element.matches('input[name], select[name], textarea[name]') &&
  !element.matches('[type="hidden"], [type="file"], [type="radio"]');

const listControls = (form: HTMLFormElement): Control[] => [...form.elements].filter(isCopied);

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

const readFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    listControls(form).map((control) => [
      control.name,
      isCheckbox(control) ? (control.checked ? 'on' : '') : control.value,
    ]),
  );

function fill(form: HTMLFormElement, fields: Fields): void {
  for (const control of listControls(form)) {
    const text = fields[control.name] ?? '';
    if (isCheckbox(control)) control.checked = text === 'on';
    else control.value = text;
  }
}

/** Returns the label of a field, and how its form shows its values. */
function describeField(form: HTMLFormElement | null, name: string) {
  const control = form && listControls(form).find((other) => other.name === name);
  const label = control?.labels?.[0];
  return {
    label: (label?.querySelector(':scope > span') ?? label)?.textContent ?? name,
    toText: (value: string) =>
      control instanceof HTMLSelectElement
        ? ([...control.options].find((option) => option.value === value)?.text ?? value)
        : value,
  };
}
