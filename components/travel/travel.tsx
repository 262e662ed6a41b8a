import { getLocale, getTranslations } from 'next-intl/server';
import styles from './travel.module.css';
import { TravelPanel } from './travel-panel';

/** The question for the visitor's own addresses, in a popover `#travel` that a button on the page opens. */
export async function Travel({ of }: { of: 'list' | 'home' }) {
  const [t, layout, locale] = await Promise.all([getTranslations('travel'), getTranslations('layout'), getLocale()]);
  const words = {
    title: t('title'),
    lead: t(of === 'list' ? 'leadList' : 'leadHome'),
    places: [t('place'), t('secondPlace')],
    by: t('by'),
    car: t('byCar'),
    bike: t('byBike'),
    within: t('within'),
    minutes: t('minutes', { minutes: '{minutes}' }),
    submit: t(of === 'list' ? 'show' : 'keep'),
    clear: t('clear'),
    note: t('note'),
    close: layout('close'),
    choose: t('choose'),
    unknown: t('unknown'),
    nothing: t('nothing'),
    failed: t('failed'),
  };
  return <TravelPanel locale={locale} words={words} of={of} />;
}

/** On the page of a home: how long it takes from the visitor's addresses (filled in by page.js), and the way to give them. */
export async function HomeTravel({ id }: { id: number }) {
  const t = await getTranslations('travel');
  return (
    <div>
      <div data-travel={id} />
      <button type="button" className={`link ${styles.ask}`} data-needs-script="" popoverTarget="travel">
        {t('ask')}
      </button>
      <Travel of="home" />
    </div>
  );
}
