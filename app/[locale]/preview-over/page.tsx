import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { snapshot } from '@/lib/data/store';
import { Frame, pageLocale } from '../frame';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('previewOver');
  return { title: `${t('title')} | ${snapshot().content.site.name}`, robots: { index: false, follow: false } };
}

/** What a link to a preview shows that opens none: whose time is over, or which was never given out like this. */
export default async function PreviewOverPage() {
  const [t, missing, locale] = [
    await getTranslations('previewOver'),
    await getTranslations('missing'),
    await pageLocale(),
  ];
  return (
    <Frame route={null}>
      <div className="wrap lost">
        <h1>{t('title')}</h1>
        <p className="lead">
          {t('text')} {t('help')}
        </p>
        <a className="link" href={snapshot().paths.href({ name: 'home' }, locale)}>
          {missing('toHome')}
        </a>
      </div>
    </Frame>
  );
}
