'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { PictureField, type PictureFieldWords } from './picture-field';

/** Uploads to the list of pictures, which then shows them. */
export function AddPictures({ label, locale, words }: { label: string; locale: Locale; words: PictureFieldWords }) {
  const router = useRouter();
  const [value, setValue] = useState<readonly string[]>([]);
  const change = (ids: readonly string[]) => {
    if (ids.length > value.length) router.refresh();
    setValue(ids);
  };
  return <PictureField label={label} value={value} onChange={change} locale={locale} words={words} />;
}
