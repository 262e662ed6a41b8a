import styles from './preview-bar.module.css';
export interface PreviewBarView {
  /** "Preview with drafts, until 29 November 2026 at 10:00" */
  text: string;
  leave: { label: string; action: string };
  /** What keeps the latest changes from being shown here, and what stands in the way of publishing the drafts; nothing where all is well. */
  faults: { title: string; lines: string[] }[];
}

/** Says above everything that this is not the site as others see it. */
export const PreviewBar = ({ bar: { text, leave, faults } }: { bar: PreviewBarView }) => (
  <aside className={styles.previewBar} data-part="preview-bar" aria-label={text}>
    <div className={`wrap ${styles.previewBarRow}`}>
      <p>{text}</p>
      <form method="post" action={leave.action}>
        <button type="submit">{leave.label}</button>
      </form>
    </div>
    {faults.map(({ title, lines }) => (
      <details key={title} className={`wrap ${styles.previewFaults}`}>
        <summary>{title}</summary>
        <ul lang="en">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    ))}
  </aside>
);
