import { getLocale, getTranslations } from 'next-intl/server';
import attributesStyles from '@/components/property/attributes.module.css';
import { Fold } from '@/components/property/fold';
import propertyStyles from '@/components/property/property.module.css';
import { SectionNav } from '@/components/property/section-nav';
import { FactList } from '@/components/ui/fact-list';
import { type PhaseView, projectAddress, projectFigures, toPhaseViews } from '@/lib/catalogue/projects/project-page';
import type { Project } from '@/lib/catalogue/schema/lists';
import type { Snapshot } from '@/lib/content/snapshot';
import { date } from '@/lib/i18n/format';
import styles from './project.module.css';

interface SectionProps {
  project: Project;
  data: Snapshot;
}

/** Links to the sections that the page of the project has. */
export async function ProjectNav({ project, hasLegal, data: { catalogue } }: SectionProps & { hasLegal: boolean }) {
  const [t, projectText] = await Promise.all([getTranslations('property'), getTranslations('project')]);
  const hasUnits = (catalogue.units.get(project.id) ?? []).length > 0;
  const entries = [
    { id: 'description', name: t('description') },
    { id: 'in-brief', name: t('inBrief') },
    { id: 'units', name: projectText('units'), isShown: hasUnits },
    { id: 'plans', name: t('plans'), isShown: project.plans.length > 0 },
    { id: 'documents', name: projectText('documents'), isShown: project.documents.length > 0 },
    { id: 'location', name: t('location') },
    { id: 'legal', name: t('legal'), isShown: hasLegal },
  ];
  return <SectionNav entries={entries.filter(({ isShown = true }) => isShown)} />;
}

/** The broker's description of a project; a phone shows the first paragraph and folds the others. */
export async function ProjectAbout({ paragraphs: [first, ...others] }: { paragraphs: string[] }) {
  const t = await getTranslations('project');
  return (
    <section className={`${propertyStyles.propertySection} ${propertyStyles.propertyDescription}`} id="description">
      <h2>{t('about')}</h2>
      <p>{first}</p>
      {others.length > 0 && (
        <div className={styles.about}>
          <Fold title={t('more')}>
            {others.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Fold>
        </div>
      )}
    </section>
  );
}

/** The broker's description of the neighbourhood; folded on a phone. */
export async function ProjectSurroundings({ paragraphs }: { paragraphs: string[] }) {
  const t = await getTranslations('project');
  return (
    <div className={`${propertyStyles.propertyDescription} ${styles.neighbourhood}`}>
      <Fold title={<h3>{t('location')}</h3>}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Fold>
    </div>
  );
}

/** The phases of a project, in their order; nothing for one that is built in one go. */
export async function Phases({ project, data }: SectionProps) {
  if (project.phases.length === 0) return null;
  const [t, locale] = await Promise.all([getTranslations('project'), getLocale()]);
  return (
    <section className={propertyStyles.propertySection} aria-labelledby="phases-title">
      <Fold title={<h2 id="phases-title">{t('phases')}</h2>}>
        <ol className={styles.phases}>
          {toPhaseViews(project, locale, data.catalogue).map((phase) => (
            <PhaseItem key={phase.number} phase={phase} isSoldOut={project.soldOut} />
          ))}
        </ol>
      </Fold>
    </section>
  );
}

interface PhaseItemProps {
  phase: PhaseView;
  /** The whole project is. */
  isSoldOut: boolean;
}

async function PhaseItem({ phase: { name, state, delivery, units, free, isCurrent }, isSoldOut }: PhaseItemProps) {
  const [t, locale] = await Promise.all([getTranslations('project'), getLocale()]);
  // A finished phase without units on the site is sold out; of one that is being built none may be there yet.
  const left = free > 0 ? t('unitsFreeOf', { free, total: units }) : t('soldOut');
  const none = {
    planned: t('later'),
    under_construction: isSoldOut ? t('soldOut') : t('offerOnRequest'),
    delivered: t('soldOut'),
  };
  return (
    <li className={isCurrent ? `${styles.phase} ${styles.phaseCurrent}` : styles.phase}>
      <h3>{name}</h3>
      <p>{t(`phaseStates.${state}`)}</p>
      {delivery && (
        <p className="figures">
          {t(state === 'delivered' ? 'deliveredOn' : 'completion', { date: date(delivery, locale) })}
        </p>
      )}
      <p className={styles.phaseUnits}>{units === 0 ? none[state] : left}</p>
    </li>
  );
}

/** The builder, the site and the rules of sale: each value beside its name. */
export async function ProjectFacts({ project, data }: SectionProps) {
  const [t, locale] = await Promise.all([getTranslations('project'), getLocale()]);
  const makers = (['developer', 'architect', 'contractor'] as const).flatMap((maker) => {
    const value = project[maker];
    return value ? [{ label: t(maker), value }] : [];
  });
  const facts = [
    { label: t('address'), value: projectAddress(project, locale, data) },
    ...makers,
    ...projectFigures(project, data.catalogue).vat.map((vat) => ({ label: t('vat'), value: t(`vatTexts.${vat}`) })),
  ];
  return (
    <section className={propertyStyles.propertySection}>
      <Fold id="in-brief" title={<h2>{t('inBrief')}</h2>}>
        <FactList className={`${attributesStyles.attributes} ${attributesStyles.attributesLong}`} facts={facts} />
      </Fold>
    </section>
  );
}
