import { getTranslations } from 'next-intl/server';
import type { Snapshot } from '@/lib/content/snapshot';
import type { PlaceDemand } from '@/lib/forms/form-view';
import type { Locale } from '@/lib/i18n/locales';
import styles from './form-aside.module.css';

interface DemandProps {
  demand: readonly PlaceDemand[];
  locale: Locale;
  data: Snapshot;
}

/** The most wanted places now, beside a form for owners; nothing if too few people search. */
export async function Demand({ demand, locale, data: { catalogue } }: DemandProps) {
  if (demand.length === 0) return null;
  const t = await getTranslations('forms.demand');
  return (
    <section className={styles.formDemand} aria-labelledby="demand-title" data-part="demand">
      <h2 id="demand-title">{t('title')}</h2>
      <ul>
        {demand.map(({ type, city, people }) => (
          <li key={`${type} ${city}`}>
            <span>
              {t('what', {
                type: catalogue.types.get(type)?.name[locale] ?? '',
                city: catalogue.cities.get(city)?.name[locale] ?? '',
              })}
            </span>
            <strong>{t('people', { count: people })}</strong>
          </li>
        ))}
      </ul>
      <p>{t('note')}</p>
    </section>
  );
}
