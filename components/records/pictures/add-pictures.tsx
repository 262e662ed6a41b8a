'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { PictureField } from './picture-field';

/** In ms: the list shows the data that are live, which a new picture is a moment later. */
const liveDelayMs = 1_000;

/** Uploads to the list of pictures, which then shows them. */
export function AddPictures({ label, locale }: { label: string; locale: Locale }) {
  const router = useRouter();
  const [value, setValue] = useState<readonly string[]>([]);
  const change = (ids: readonly string[]) => {
    if (ids.length > value.length) setTimeout(() => router.refresh(), liveDelayMs);
    setValue(ids);
  };
  return <PictureField label={label} value={value} onChange={change} canChoose={false} locale={locale} />;
}
