'use client';

import { useEffect, useState } from 'react';
import { Form } from '@/components/forms/form';
import type { FormView, SendForm } from '@/lib/forms/form-view';

interface KeepInformedFormProps {
  view: FormView;
  send: SendForm;
  address: string;
}

/** The line's form. What it keeps is the search of the list that is shown, also after a change of the filters; what is typed stays. */
export function KeepInformedForm({ view, send, address }: KeepInformedFormProps) {
  const [search, setSearch] = useState(view.values.search ?? '');
  useEffect(() => {
    const onList = (event: Event) => {
      if (event instanceof CustomEvent) setSearch((before) => searchOn(event.detail) ?? before);
    };
    addEventListener('list', onList);
    return () => removeEventListener('list', onList);
  }, []);
  return <Form view={{ ...view, values: { search } }} send={send} address={address} oneLine />;
}

const searchOn = (page: Document) => page.querySelector<HTMLInputElement>('#keep-informed [name=search]')?.value;
