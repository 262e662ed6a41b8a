import { getTranslations } from 'next-intl/server';

/** The script of what shows on homes without a touch, with its words. */
export async function HomesScript() {
  const [t, travel] = await Promise.all([getTranslations('seen'), getTranslations('travel')]);
  const blanks = { minutes: '{minutes}', place: '{place}' };
  return (
    <script
      src="/homes.js"
      async
      fetchPriority="low"
      data-seen={t('seen')}
      data-fresh={t('fresh')}
      data-car={travel('timeCar', blanks)}
      data-bike={travel('timeBike', blanks)}
      data-within={travel('reached', blanks)}
    />
  );
}
