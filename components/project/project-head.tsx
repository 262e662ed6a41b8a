import { getLocale, getTranslations } from 'next-intl/server';
import propertyStyles from '@/components/property/property.module.css';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/base/icon-names';
import { cityOf } from '@/lib/catalogue/lookup';
import { projectFigures } from '@/lib/catalogue/projects/project-page';
import { projectTypes } from '@/lib/catalogue/projects/projects';
import type { Project } from '@/lib/catalogue/schema/lists';
import type { Snapshot } from '@/lib/content/snapshot';
import { euro } from '@/lib/i18n/euro';
import { area, date } from '@/lib/i18n/format';
import styles from './project.module.css';
import { unitTypesText } from './unit-text';

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
  return (
    <header className={propertyStyles.propertyHead} data-part="property-head">
      <p className={propertyStyles.propertyKind} data-part="property-kind">
        {t('kind', { city: cityOf(project, catalogue).name[locale] })} ·{' '}
        {unitTypesText(projectTypes(project, locale, catalogue), t)}
        {project.status === 'draft' && <span className="draft-mark">{mark('draft')}</span>}
      </p>
      <h1>
        {project.name}
        {phase && <span className={styles.projectPhase}> {phase.name[locale]}</span>}
      </h1>
      <p className={`lead ${styles.projectTitle}`}>{project.title[locale]}</p>
      {project.soldOut && (
        <p className={propertyStyles.propertyClosed} data-part="property-closed">
          {t('soldOutNotice')} {othersPath && <a href={othersPath}>{t('seeOthers')}</a>}
        </p>
      )}
      <dl className={propertyStyles.propertyFacts}>
        {priceFrom !== null && (
          <div className={priceFrom.vat ? styles.priceFact : undefined}>
            <dt>{t('pricesFrom')}</dt>
            <dd>
              {euro(priceFrom.amount, locale)} {priceFrom.vat && <small>{price(`vat.${priceFrom.vat}`)}</small>}
            </dd>
          </div>
        )}
        {units > 0 && <Fact icon="key-round" label={t('free')} value={t('freeOf', { free, total: units })} />}
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
