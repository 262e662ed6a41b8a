import styles from './project.module.css';
export interface ProjectFilterView {
  label: string;
  choices: { text: string; path: string; count: number; current: boolean }[];
}

/** The filters of the list of projects, as links: each says how many projects it leads to. */
export const ProjectFilters = ({ filters, label }: { filters: ProjectFilterView[]; label: string }) => (
  <nav className={styles.projectFilters} aria-label={label}>
    {filters.map((filter) => (
      <div key={filter.label} className={styles.projectFilter}>
        <h2>{filter.label}</h2>
        <ul>
          {filter.choices.map(({ text, path, count, current }) => (
            <li key={path}>
              <a className={styles.choice} href={path} aria-current={current ? 'true' : undefined}>
                {text} <span className="figures">({count})</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);
