import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { snapshot } from '@/lib/data/store';
import { Frame, pageLocale } from '../frame';
import { PageSearch } from '../search-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('missing');
  return { title: `${t('title')} | ${snapshot().content.site.name}`, robots: { index: false } };
}

/** The 404 page: the middleware sends every unknown address here. */
export default async function MissingPage() {
  const [t, locale] = [await getTranslations('missing'), await pageLocale()];
  return (
    <Frame route={null}>
      <div className="wrap lost">
        <h1>{t('title')}</h1>
        <p className="lead">
          {t('text')} {t('help')}
        </p>
        <PageSearch />
        <a className="link" href={snapshot().paths.href({ name: 'home' }, locale)}>
          {t('toHome')}
        </a>
      </div>
    </Frame>
  );
}
