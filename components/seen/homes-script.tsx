import { getTranslations } from 'next-intl/server';

/** The script of what shows on homes without a touch, with its words. */
export async function HomesScript() {
  const t = await getTranslations('seen');
  return <script src="/homes.js" async fetchPriority="low" data-seen={t('seen')} data-fresh={t('fresh')} />;
}
