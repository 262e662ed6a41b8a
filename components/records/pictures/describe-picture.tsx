'use client';

import { lazy, Suspense, useState } from 'react';
import type { DescribeProps } from './describe-dialog';

const DescribeDialog = lazy(() => import('./describe-dialog').then((file) => ({ default: file.DescribeDialog })));

/** Opens what is said of a picture, in the list of pictures. */
export function DescribePicture({ picture, locale, words }: Omit<DescribeProps, 'home' | 'onSaved' | 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="link" type="button" onClick={() => setOpen(true)}>
        {words.describe}
        <span className="sr-only"> {picture.id}</span>
      </button>
      {isOpen && (
        <Suspense>
          <DescribeDialog picture={picture} locale={locale} words={words} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
