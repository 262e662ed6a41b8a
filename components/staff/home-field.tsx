'use client';

import { type ComponentProps, useId, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { NamedHome } from '@/lib/staff/named-homes';
import { TextField } from './fields';

interface HomeFieldProps extends ComponentProps<typeof TextField> {
  locale: Locale;
  /** Takes several homes, with commas between them. */
  isList?: true;
}

/** In ms, between two keys: what is typed on at once is not looked up. */
const pauseMs = 150;

/** A home by number, reference, street or town, with suggestions while somebody types; the server reads it with homesNamed(). */
export function HomeField({ locale, isList, ...field }: HomeFieldProps) {
  const id = useId();
  const latest = useRef('');
  const [found, setFound] = useState<readonly NamedHome[]>([]);
  const type = async (text: string) => {
    latest.current = text;
    const [before, words] = isList ? ([...text.matchAll(/^(.*[,;]\s*)?(.*)$/gs)][0] ?? []).slice(1) : ['', text];
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (latest.current !== text) return;
    const homes = (words ?? '').trim().length > 1 ? await fetchHomes(words ?? '', locale) : [];
    if (latest.current === text)
      setFound(homes.map(({ reference, line }) => ({ line, reference: `${before ?? ''}${reference}` })));
  };
  return (
    <>
      <TextField
        maxLength={200}
        autoComplete="off"
        {...field}
        list={id}
        onChange={({ target }) => void type(target.value)}
      />
      <datalist id={id}>
        {found.map(({ reference, line }) => (
          <option key={reference} value={reference}>
            {line}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** None where the server does not answer: what is typed is read when the form is sent. */
async function fetchHomes(q: string, locale: Locale): Promise<readonly NamedHome[]> {
  try {
    const answer = await fetch(`/api/office/homes/?${new URLSearchParams({ q, locale })}`);
    return answer.ok ? ((await answer.json()) as { homes: NamedHome[] }).homes : [];
  } catch {
    return [];
  }
}
