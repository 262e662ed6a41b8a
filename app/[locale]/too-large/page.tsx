import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { snapshot } from '@/lib/data/store';
import { Frame } from '../frame';

// Next renders a kept page for nothing that is posted.
export const dynamic = 'force-dynamic';

/** A form is sent to the address that it stands at. */
const sameAddress = '';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tooLarge');
  return { title: `${t('title')} | ${snapshot().content.site.name}`, robots: { index: false } };
}

/** What a browser without JavaScript gets for a form with too large a file: the middleware did not read it. */
export default async function TooLargePage() {
  const t = await getTranslations('tooLarge');
  return (
    <Frame route={null}>
      <div className="wrap lost">
        <h1>{t('title')}</h1>
        <p className="lead">{t('text')}</p>
        <a className="button" href={sameAddress}>
          {t('back')}
        </a>
      </div>
    </Frame>
  );
}
