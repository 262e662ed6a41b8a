'use client';

import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { TextField } from '../fields';
import { TownBox, type TownWords, townLabel } from './town-box';

interface NewTownProps {
  locale: Locale;
  label: string;
  hint: string | undefined;
  words: TownWords;
}

/** The town of a new home. */
export function NewTown({ locale, label, hint, words }: NewTownProps) {
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
          <input type="hidden" name="city" value={isTyping ? '' : town.id} />
          <TextField label={label} hint={hint} name="town" required {...input} />
        </>
      )}
    </TownBox>
  );
}
