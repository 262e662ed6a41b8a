'use client';

import { useState } from 'react';
import { TextField } from '@/components/staff/fields';
import type { Locale } from '@/lib/i18n/locales';
import { TownBox, townLabel } from './town-box';

interface NewTownProps {
  /** Under which its id is sent; what is typed is sent as `${name}Text`. */
  name: string;
  locale: Locale;
  label: string;
  hint?: string | undefined;
}

/** The field of a town in a form that is sent unchanged. */
export function NewTown({ name, locale, label, hint }: NewTownProps) {
  const [town, setTown] = useState({ id: '', label: '' });
  const [isTyping, setTyping] = useState(false);
  return (
    <TownBox
      locale={locale}
      label={label}
      chosen={town.label}
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
