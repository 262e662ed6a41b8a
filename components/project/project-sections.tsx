import { getLocale, getTranslations } from 'next-intl/server';
import attributesStyles from '@/components/property/attributes.module.css';
import propertyStyles from '@/components/property/property.module.css';
import { FactList } from '@/components/ui/fact-list';
import type { PhaseView } from '@/lib/catalogue/project-page';
import type { Project } from '@/lib/catalogue/schema/lists';
import { date } from '@/lib/format';
import styles from './project.module.css';

/** The phases of a project, in their order; nothing for one that is built in one go. */
export async function Phases({ phases }: { phases: PhaseView[] }) {
  if (phases.length === 0) return null;
  const t = await getTranslations('project');
  return (
    <section className={propertyStyles.propertySection} aria-labelledby="phases-title">
      <h2 id="phases-title">{t('phases')}</h2>
      <ol className={styles.phases}>
        {phases.map((phase) => (
          <PhaseItem key={phase.number} phase={phase} />
        ))}
      </ol>
    </section>
  );
}

async function PhaseItem({ phase: { name, state, delivery, units, free, current } }: { phase: PhaseView }) {
  const [t, locale] = await Promise.all([getTranslations('project'), getLocale()]);
  // A finished phase without units on the site is sold out.
  const left = free > 0 ? t('unitsFreeOf', { free, total: units }) : t('soldOut');
  return (
    <li className={current ? `${styles.phase} ${styles.phaseCurrent}` : styles.phase}>
      <h3>{name}</h3>
      <p>{t(`phaseStates.${state}`)}</p>
      {delivery && (
        <p className="figures">
          {t(state === 'delivered' ? 'deliveredOn' : 'completion', { date: date(delivery, locale) })}
        </p>
      )}
      <p className={styles.phaseUnits}>{units === 0 && state === 'planned' ? t('later') : left}</p>
    </li>
  );
}

interface ProjectFactsProps {
  project: Pick<Project, 'developer' | 'architect' | 'contractor'>;
  /** As far as it is public. */
  address: string;
  withVat: boolean;
}

/** Who builds, where, and under which rules of sale: names and values in two columns. */
export async function ProjectFacts({ project, address, withVat }: ProjectFactsProps) {
  const t = await getTranslations('project');
  const makers = (['developer', 'architect', 'contractor'] as const).flatMap((maker) => {
    const value = project[maker];
    return value ? [{ label: t(maker), value }] : [];
  });
  const facts = [
    { label: t('address'), value: address },
    ...makers,
    ...(withVat ? [{ label: t('vat'), value: t('vatText') }] : []),
  ];
  return (
    <section className={propertyStyles.propertySection}>
      <h2>{t('inBrief')}</h2>
      <FactList className={attributesStyles.attributes} facts={facts} />
    </section>
  );
}
