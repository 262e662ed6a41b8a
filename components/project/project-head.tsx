import { getLocale, getTranslations } from 'next-intl/server';
import { Price } from '@/components/listing/price';
import priceStyles from '@/components/property/head-price.module.css';
import propertyStyles from '@/components/property/property.module.css';
import { Icon } from '@/components/ui/icon';
import { Parts } from '@/components/ui/parts';
import type { IconName } from '@/lib/base/icon-names';
import { cityOf } from '@/lib/catalogue/lookup';
import { projectFigures } from '@/lib/catalogue/projects/project-page';
import { projectTypes } from '@/lib/catalogue/projects/projects';
import type { Project } from '@/lib/catalogue/schema/lists';
import type { Snapshot } from '@/lib/content/snapshot';
import { area, date } from '@/lib/i18n/format';
import styles from './project.module.css';
import { formatFromPrice, formatUnitTypes } from './unit-text';

interface ProjectHeadProps {
  project: Project;
  data: Snapshot;
  /** The address of the other projects; null if there are none. */
  othersPath: string | null;
}

/** The head of a project page. */
export async function ProjectHead({ project, data: { catalogue }, othersPath }: ProjectHeadProps) {
  const [t, price, mark, locale] = await Promise.all([
    getTranslations('project'),
    getTranslations('price'),
    getTranslations('preview'),
    getLocale(),
  ]);
  const { units, free, priceFrom, living, bedrooms } = projectFigures(project, catalogue);
  const phase = project.phases.find(({ number }) => number === project.phase);
  const types = formatUnitTypes(projectTypes(project, locale, catalogue), t);
  const kind = `${t('kind', { city: cityOf(project, catalogue).name[locale] })} · ${types}`;
  return (
    <header className={propertyStyles.propertyHead} data-part="property-head">
      <p className={propertyStyles.propertyKind} data-part="property-kind">
        {project.status === 'draft' && <span className="draft-mark">{mark('draft')}</span>}
        <Parts text={kind} />
      </p>
      <h1>
        {project.name}
        {phase && <span className={styles.projectPhase}> {phase.name[locale]}</span>}
      </h1>
      <p className={`lead ${styles.projectTitle}`}>{project.title[locale]}</p>
      {free > 0 && (
        <div className={priceStyles.propertyPrices}>
          <Price
            price={priceFrom && formatFromPrice({ ...priceFrom, vat: null }, t, locale)}
            className={priceFrom ? priceStyles.propertyPrice : priceStyles.propertyAsk}
          />
          <p className={`figures ${priceStyles.propertyPriceNotes}`}>
            {[t('unitsFreeOf', { free, total: units }), priceFrom?.vat && price(`vat.${priceFrom.vat}`)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      )}
      {project.soldOut && (
        <p className={propertyStyles.propertyClosed} data-part="property-closed">
          {t('soldOutNotice')} {othersPath && <a href={othersPath}>{t('seeOthers')}</a>}
        </p>
      )}
      <dl className={propertyStyles.propertyFacts}>
        {units === 0 && !project.soldOut && <Fact icon="key-round" label={t('offer')} value={t('onRequest')} />}
        {living && (
          <Fact
            icon="maximize"
            label={t('living')}
            value={(living.min === living.max ? '' : `${living.min}–`) + area(living.max, locale)}
          />
        )}
        {bedrooms && (
          <Fact icon="bed-double" label={t('bedrooms')} value={[...new Set([bedrooms.min, bedrooms.max])].join('–')} />
        )}
        {project.completion && (
          <Fact icon="calendar" label={t('completionLabel')} value={date(project.completion, locale)} />
        )}
      </dl>
    </header>
  );
}

const Fact = ({ icon, label, value }: { icon: IconName; label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Icon name={icon} />
      {value}
    </dd>
  </div>
);
