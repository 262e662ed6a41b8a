import figuresStyles from '@/components/property/figures.module.css';
import { DayChart, type DayChartView } from './day-chart';
import styles from './statistics.module.css';

/** A number, what it is called, and what it counts. */
export interface FigureView {
  label: string;
  value: string;
  /** Page views beside visits. */
  beside?: string;
  text: string;
}

interface FiguresView {
  title: string;
  /** In words what the figures say together. */
  text: string;
  figures: FigureView[];
}

export interface StatisticsView {
  lead: string;
  visits: FiguresView;
  chart: DayChartView;
  sources: {
    title: string;
    text: string;
    head: { source: string; visits: string; share: string };
    rows: { source: string; visits: string; share: string }[];
  };
  actions: FiguresView;
  similar: FiguresView;
}

/** What happens with the homes of an owner on the site: every number says what it counts. */
export const Statistics = ({ view: { lead, visits, chart, sources, actions, similar } }: { view: StatisticsView }) => (
  <div className={styles.statistics}>
    <p className="lead">{lead}</p>
    <section aria-labelledby="statistics-visits">
      <h2 id="statistics-visits">{visits.title}</h2>
      <Figures figures={visits.figures} />
      <p className={styles.figureNote}>{visits.text}</p>
    </section>
    <section aria-labelledby="statistics-chart">
      <h2 id="statistics-chart">{chart.title}</h2>
      <DayChart chart={chart} />
    </section>
    <Described name="actions" {...actions} />
    <section aria-labelledby="statistics-sources">
      <h2 id="statistics-sources">{sources.title}</h2>
      <p className="lead">{sources.text}</p>
      {sources.rows.length > 0 && <Sources {...sources} />}
    </section>
    <Described name="similar" {...similar} />
  </div>
);

const Described = ({ name, title, text, figures }: FiguresView & { name: string }) => (
  <section aria-labelledby={`statistics-${name}`}>
    <h2 id={`statistics-${name}`}>{title}</h2>
    <p className="lead">{text}</p>
    {figures.length > 0 && <Figures figures={figures} />}
  </section>
);

const Figures = ({ figures }: { figures: FigureView[] }) => (
  <dl className={styles.largeFigures}>
    {figures.map(({ label, value, beside, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={styles.largeFigure}>{value}</dd>
        {beside && <dd>{beside}</dd>}
        <dd className={styles.figureNote}>{text}</dd>
      </div>
    ))}
  </dl>
);

const Sources = ({ head, rows }: StatisticsView['sources']) => (
  <table className={figuresStyles.figureTable}>
    <thead>
      <tr>
        <th scope="col">{head.source}</th>
        <th scope="col">{head.visits}</th>
        <th scope="col">{head.share}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ source, visits, share }) => (
        <tr key={source}>
          <th scope="row">{source}</th>
          <td>{visits}</td>
          <td>{share}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
