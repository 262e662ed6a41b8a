import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { ProjectFilterChoice, ProjectFilterChoices } from '@/lib/catalogue/projects/projects';
import styles from './project-filters.module.css';

/** The filters of the list of projects: each opens to links, which say how many projects they lead to. */
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
  <details className={styles.projectFilter} name="project-filter">
    <summary className="input">
      <span className="sr-only">{label}: </span>
      <span>{text(choices.find(({ isCurrent }) => isCurrent)?.value ?? null)}</span>
      <Icon name="chevron-down" />
    </summary>
    <ul>
      {choices.map(({ value, path, count, isCurrent }) => (
        <li key={path}>
          <a className={styles.choice} href={path} aria-current={isCurrent ? 'true' : undefined}>
            {text(value)} <span className="figures">({count})</span>
          </a>
        </li>
      ))}
    </ul>
  </details>
);
