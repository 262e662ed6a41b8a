import { getTranslations } from 'next-intl/server';
import type { ProjectFilterChoice, ProjectFilterChoices } from '@/lib/catalogue/projects/projects';
import styles from './project-filters.module.css';

/** The filters of the list of projects, as links: each says how many projects it leads to. */
export async function ProjectFilters({ choices: { states, cities } }: { choices: ProjectFilterChoices }) {
  const t = await getTranslations('project.filter');
  const stateNames = { available: t('available'), 'sold-out': t('soldOut') };
  return (
    <nav className={styles.projectFilters} aria-label={t('label')}>
      <Filter
        label={t('status')}
        choices={states}
        text={(state) => (state === null ? t('anyStatus') : stateNames[state])}
      />
      <Filter label={t('city')} choices={cities} text={(city) => city ?? t('anyCity')} />
    </nav>
  );
}

interface FilterProps<Value> {
  label: string;
  choices: ProjectFilterChoice<Value>[];
  text(value: Value | null): string;
}

const Filter = <Value,>({ label, choices, text }: FilterProps<Value>) => (
  <div className={styles.projectFilter}>
    <h2>{label}</h2>
    <ul>
      {choices.map(({ value, path, count, isCurrent }) => (
        <li key={path}>
          <a className={styles.choice} href={path} aria-current={isCurrent ? 'true' : undefined}>
            {text(value)} <span className="figures">({count})</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);
