import { getLocale, getTranslations } from 'next-intl/server';
import figuresStyles from '@/components/property/figures.module.css';
import type { Statistics as Figures } from '@/lib/audience/statistics';
import { number, percent as percentText } from '@/lib/i18n/format';
import { compareWithSimilar, sumVisitsByName } from '@/lib/owners/statistics';
import { DayChart } from './day-chart';
import styles from './statistics.module.css';

/** A number, what it is called, and what it counts. */
interface Figure {
  /** Needed if several have the same label. */
  key?: string;
  label: string;
  value: string;
  /** Page views beside visits. */
  comparison?: string;
  text: string;
}

interface StatisticsProps {
  statistics: Figures;
  /** The number of people who look for each home, rounded; homes below the minimum are left out. No name: the only home. */
  demand?: readonly { id: number; name: string | null; people: number }[];
}

/** Statistics of an owner's homes on the site; every number says what it counts. */
export async function Statistics({ statistics, demand = [] }: StatisticsProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('owner.statistics')]);
  const visits = (['today', 'week', 'month', 'total'] as const).map((time) => ({
    label: t(time),
    value: number(statistics[time].visits, locale),
    comparison: t('views', { count: statistics[time].views }),
    text: t(`${time}Text`),
  }));
  const actions = (['requests', 'saves', 'shares'] as const).map((action) => ({
    label: t(action),
    value: number(statistics[action], locale),
    text: t(`${action}Text`),
  }));
  return (
    <div className={styles.statistics}>
      <p className="lead">{t('lead')}</p>
      <section aria-labelledby="statistics-visits">
        <h2 id="statistics-visits">{t('visits')}</h2>
        <FigureList figures={visits} />
        <p className={styles.figureNote}>{t('note')}</p>
      </section>
      <section aria-labelledby="statistics-chart">
        <h2 id="statistics-chart">{t('chart')}</h2>
        <DayChart days={statistics.days} />
      </section>
      <section aria-labelledby="statistics-actions">
        <h2 id="statistics-actions">{t('actions')}</h2>
        <p className="lead">{t('actionsText')}</p>
        <FigureList figures={actions} />
      </section>
      {demand.length > 0 && (
        <section aria-labelledby="statistics-demand">
          <h2 id="statistics-demand">{t('demand')}</h2>
          <FigureList
            figures={demand.map(({ id, name, people }) => ({
              key: String(id),
              label: name ?? t('own'),
              value: number(people, locale),
              text: t('demandText', { count: people }),
            }))}
          />
          <p className={styles.figureNote}>{t('demandNote')}</p>
        </section>
      )}
      <section aria-labelledby="statistics-sources">
        <h2 id="statistics-sources">{t('sources')}</h2>
        <Sources sources={statistics.sources} />
      </section>
      <section aria-labelledby="statistics-similar">
        <h2 id="statistics-similar">{t('similar')}</h2>
        <SimilarHomes similar={statistics.similar} />
      </section>
    </div>
  );
}

const FigureList = ({ figures }: { figures: Figure[] }) => (
  <dl className={styles.largeFigures}>
    {figures.map(({ key, label, value, comparison, text }) => (
      <div key={key ?? label}>
        <dt>{label}</dt>
        <dd className={styles.largeFigure}>{value}</dd>
        {comparison && <dd>{comparison}</dd>}
        <dd className={styles.figureNote}>{text}</dd>
      </div>
    ))}
  </dl>
);

async function Sources({ sources }: { sources: Figures['sources'] }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('owner.statistics')]);
  const total = sources.reduce((sum, { visits }) => sum + visits, 0);
  if (total === 0) return <p className="lead">{t('noSources')}</p>;
  return (
    <>
      <p className="lead">{t('sourcesText')}</p>
      <table className={figuresStyles.figureTable}>
        <thead>
          <tr>
            <th scope="col">{t('source')}</th>
            <th scope="col">{t('visits')}</th>
            <th scope="col">{t('share')}</th>
          </tr>
        </thead>
        <tbody>
          {sumVisitsByName(sources, t).map(([source, visits]) => (
            <tr key={source}>
              <th scope="row">{source}</th>
              <td>{number(visits, locale)}</td>
              <td>{percentText(Math.round((visits / total) * 100), locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

async function SimilarHomes({ similar }: { similar: Figures['similar'] }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('owner.statistics')]);
  if (!similar) return <p className="lead">{t('noSimilar')}</p>;
  const { own, others, percent, trend } = compareWithSimilar(similar);
  return (
    <>
      <p className="lead">{t('similarText', { trend, percent: percentText(percent, locale) })}</p>
      <FigureList
        figures={[
          { label: t('own'), value: number(own, locale), text: t('ownText') },
          { label: t('others'), value: number(others, locale), text: t('othersText', { count: similar.homes }) },
        ]}
      />
    </>
  );
}
