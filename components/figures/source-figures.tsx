import { getTranslations } from 'next-intl/server';
import frame from '@/components/staff/office.module.css';
import type { FiguresScope } from '@/lib/figures/scope';
import type { SourceFigures as Sources } from '@/lib/figures/sources';
import type { Locale } from '@/lib/i18n/locales';
import { CountTable } from './count-table';

interface SourceFiguresProps {
  figures: Sources;
  scope: FiguresScope;
  locale: Locale;
}

/** The sources of visits and leads. */
export async function SourceFigures({ figures: { visits, leads }, scope, locale }: SourceFiguresProps) {
  const t = await getTranslations('office.figures');
  const table = (counts: Sources['visits']) => (
    <CountTable
      label={t('source')}
      rows={counts.map(({ name, ...own }) => ({ key: name, name: name || t('noCampaign'), ...own }))}
      locale={locale}
    />
  );
  return (
    <>
      <section className={frame.section} data-part="figures-visit-sources">
        <h2>{t('visitSources')}</h2>
        {visits.length > 0 ? table(visits) : <p className={frame.muted}>{t('noSources')}</p>}
      </section>
      {scope.leads && (
        <section className={frame.section} data-part="figures-lead-sources">
          <h2>{t('leadSources')}</h2>
          <p className={frame.muted}>{t('leadSourcesText')}</p>
          {leads.length > 0 ? table(leads) : <p className={frame.muted}>{t('noLeads')}</p>}
        </section>
      )}
    </>
  );
}
