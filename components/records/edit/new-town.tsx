'use client';

import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { TextField } from '../../staff/fields';
import { TownBox, type TownWords, townLabel } from './town-box';

interface NewTownProps {
  /** Under which its id is sent; what is typed is sent as `${name}Text`. */
  name: string;
  locale: Locale;
  label: string;
  hint?: string | undefined;
  words: TownWords;
}

/** The field of a town in a form that is sent as it is. */
export function NewTown({ name, locale, label, hint, words }: NewTownProps) {
  const [town, setTown] = useState({ id: '', label: '' });
  const [isTyping, setTyping] = useState(false);
  return (
    <TownBox
      locale={locale}
      label={label}
      chosen={town.label}
      words={words}
      onChoose={(chosen) => setTown(chosen ? { id: chosen.id, label: townLabel(chosen) } : { id: '', label: '' })}
      onType={setTyping}
    >
      {(input) => (
        <>
          <input type="hidden" name={name} value={isTyping ? '' : town.id} />
          <TextField label={label} hint={hint} name={`${name}Text`} required {...input} />
        </>
      )}
    </TownBox>
  );
}
