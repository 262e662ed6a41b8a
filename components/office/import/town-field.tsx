'use client';

import { useId, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { TownChoice } from '@/lib/office/places';
import { TextField } from '../fields';

interface TownFieldProps {
  name: string;
  label: string;
  /** What the source says, to begin with. */
  said?: string;
  locale: Locale;
  /** What is said of a text that is none of the towns. */
  wrong: string;
}

/** In ms: somebody who is typing is not asked after at each letter. */
const pause = 200;

const textOf = ({ name, zip }: TownChoice): string => `${zip} ${name}`;

/** One of all towns of Belgium and Luxembourg, found while somebody types; its id is what is sent. */
export function TownField({ name, label, said = '', locale, wrong }: TownFieldProps) {
  const [towns, setTowns] = useState<readonly TownChoice[]>([]);
  const [id, setId] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useId();

  const find = async (text: string, input: HTMLInputElement) => {
    const query = new URLSearchParams({ q: text, locale });
    const answer = await fetch(`/api/office/towns/?${query}`).catch(() => null);
    if (!answer?.ok) return;
    const found: readonly TownChoice[] = (await answer.json()).towns;
    setTowns(found);
    take(input, found);
  };
  const take = (input: HTMLInputElement, among: readonly TownChoice[]) => {
    const town = among.find((one) => textOf(one) === input.value);
    setId(town?.id ?? '');
    input.setCustomValidity(town || input.value === '' ? '' : wrong);
  };
  const ask = (input: HTMLInputElement) => {
    take(input, towns);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void find(input.value, input), pause);
  };

  return (
    <>
      <TextField
        label={label}
        name={`${name}Text`}
        defaultValue={said}
        list={list}
        autoComplete="off"
        required
        onChange={({ currentTarget }) => ask(currentTarget)}
        onFocus={({ currentTarget }) => ask(currentTarget)}
      />
      <datalist id={list}>
        {towns.map((town) => (
          <option key={town.id} value={textOf(town)}>
            {town.municipality ?? town.province}
          </option>
        ))}
      </datalist>
      <input type="hidden" name={name} value={id} />
    </>
  );
}
