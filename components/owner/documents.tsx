import figuresStyles from '@/components/property/figures.module.css';
import { Icon } from '@/components/ui/icon';
import { HomeLine, type HomeName } from './home-line';
import styles from './records.module.css';

export interface OwnerDocumentsView {
  lead: string;
  head: { title: string; date: string; size: string };
  /** Newest first. */
  rows: { key: string; title: string; href: string; type: string; date: string; size: string; home: HomeName | null }[];
}

/** The documents that the agency put ready for an owner. */
export const OwnerDocuments = ({ documents: { lead, head, rows } }: { documents: OwnerDocumentsView }) => (
  <div className={styles.ownerSection}>
    <p className="lead">{lead}</p>
    {rows.length > 0 && (
      <table className={`${figuresStyles.figureTable} ${styles.ownerDocuments}`}>
        <thead>
          <tr>
            <th scope="col">{head.title}</th>
            <th scope="col">{head.date}</th>
            <th scope="col">{head.size}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td>
                <a className={styles.ownerDownload} href={row.href}>
                  <Icon name="file-down" />
                  <span className="link">{row.title}</span>
                </a>
                <HomeLine home={row.home} />
              </td>
              <td>{row.date}</td>
              <td>
                {row.size}
                <small>{row.type}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </div>
);
