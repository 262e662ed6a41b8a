import figuresStyles from '@/components/property/figures.module.css';
import styles from './statistics.module.css';
/** The bars of some days in a row, as lib/owners/day-chart.ts draws them: across in percent of the width, down in px from the top. */
export interface ChartShape {
  /** Where the axis lies. */
  base: number;
  bars: { date: string; x: number; width: number; y: number; height: number }[];
  /** Whole numbers, the smallest first. */
  ticks: { value: number; y: number }[];
  /** The days that are named below the axis, each at the middle of its bar. */
  labels: { date: string; x: number }[];
}

export interface DayChartView {
  title: string;
  /** What the bars come to: all days together, and the best one. */
  summary: string;
  shape: ChartShape;
  /** What is written at each tick, and below each day that is named. */
  tickTexts: string[];
  labelTexts: string[];
  /** Why the last bar is open; null where there is none of today yet. */
  open: string | null;
  table: { title: string; head: { day: string; visits: string; views: string }; rows: DayRow[] };
}

interface DayRow {
  date: string;
  day: string;
  visits: string;
  views: string;
}

const labelHeight = 32;

/** Visits a day as bars, and the same figures as a table for who cannot see or measure bars; where nobody came, one sentence says so. */
export const DayChart = ({ chart }: { chart: DayChartView }) => (
  <figure className={styles.dayChart} data-part="day-chart">
    <figcaption>{chart.summary}</figcaption>
    {chart.shape.bars.some(({ height }) => height > 0) && (
      <>
        <Bars chart={chart} />
        {chart.open && <p className={styles.figureNote}>{chart.open}</p>}
        <details className={styles.dayTable} data-part="day-table">
          <summary className="link">{chart.table.title}</summary>
          <DayTable table={chart.table} />
        </details>
      </>
    )}
  </figure>
);

// A drawing without a viewBox: it takes the width that there is, and its words keep their size.
const Bars = ({ chart: { title, shape, tickTexts, labelTexts, open } }: { chart: DayChartView }) => (
  <svg width="100%" height={shape.base + labelHeight} role="img" aria-label={title}>
    {shape.ticks.map(({ value, y }, i) => (
      <g key={value}>
        <line
          className={i === 0 ? `${styles.dayTick} ${styles.dayTickBase}` : styles.dayTick}
          x1="0"
          x2="100%"
          y1={y}
          y2={y}
        />
        <text className={styles.dayScale} x="-10" y={y}>
          {tickTexts[i]}
        </text>
      </g>
    ))}
    {shape.bars.map(({ date, x, width, y, height }, i) => (
      <rect
        key={date}
        className={open && i === shape.bars.length - 1 ? `${styles.dayBar} ${styles.dayBarOpen}` : styles.dayBar}
        data-open={(open && i === shape.bars.length - 1) || undefined}
        x={`${x}%`}
        y={y}
        width={`${width}%`}
        height={height}
      />
    ))}
    {shape.labels.map(({ date, x }, i) => (
      <text key={date} className={styles.dayLabel} x={`${x}%`} y={shape.base + 24}>
        {labelTexts[i]}
      </text>
    ))}
  </svg>
);

const DayTable = ({ table: { head, rows } }: { table: DayChartView['table'] }) => (
  <table className={figuresStyles.figureTable}>
    <thead>
      <tr>
        <th scope="col">{head.day}</th>
        <th scope="col">{head.visits}</th>
        <th scope="col">{head.views}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ date, day, visits, views }) => (
        <tr key={date}>
          <th scope="row">{day}</th>
          <td>{visits}</td>
          <td>{views}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
