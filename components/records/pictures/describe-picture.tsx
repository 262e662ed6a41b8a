'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import type { DescribeProps } from './describe-dialog';

const DescribeDialog = lazy(() => import('./describe-dialog').then((file) => ({ default: file.DescribeDialog })));

/** Opens what is said of a picture, in the list of pictures. */
export function DescribePicture({ picture, locale }: Pick<DescribeProps, 'picture' | 'locale'>) {
  const t = useTranslations('office.pictures');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="link" type="button" onClick={() => setOpen(true)}>
        {t('describe')}
        <span className="sr-only"> {picture.id}</span>
      </button>
      {isOpen && (
        <Suspense>
          <DescribeDialog picture={picture} locale={locale} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
