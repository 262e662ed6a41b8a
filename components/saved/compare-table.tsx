import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { PictureView } from '@/lib/catalogue/picture-views';
import { StaticHtml } from '@/lib/next/static-html';
import styles from './compare-table.module.css';

export interface ComparedHome {
  id: number;
  href: string;
  title: string;
  picture: PictureView | null;
  ribbon: string | null;
  /** The comparison without this home. */
  removePath: string;
  removeText: string;
}

export interface CompareGroup {
  label: string;
  rows: { key: string; label: string; values: (string | null)[]; differs: boolean }[];
}

export interface CompareView {
  homes: ComparedHome[];
  groups: CompareGroup[];
}

interface CompareTableProps {
  view: CompareView;
  words: { caption: string; onlyDifferences: string; differs: string; feature: string };
}

/** Homes side by side; the first column stays while the others scroll. */
export function CompareTable({ view: { homes, groups }, words }: CompareTableProps) {
  return (
    <StaticHtml>
      <div className={styles.compare}>
        {homes.length > 1 && (
          <label className="check-line">
            <input type="checkbox" id="only-differences" />
            {words.onlyDifferences}
          </label>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
        <section className={styles.compareScroll} data-part="compare-scroll" aria-label={words.caption} tabIndex={0}>
          <table className={styles.compareTable} data-part="compare-table">
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{words.feature}</span>
                </th>
                {homes.map((home) => (
                  <HomeHead key={home.id} home={home} />
                ))}
              </tr>
            </thead>
            {groups.map((group) => (
              <GroupRows key={group.label} group={group} homes={homes.length} differs={words.differs} />
            ))}
          </table>
        </section>
      </div>
    </StaticHtml>
  );
}

const HomeHead = ({ home }: { home: ComparedHome }) => (
  <th scope="col">
    {home.picture && <Picture picture={home.picture} sizes="mosaicSmall" />}
    {home.ribbon && <span className={styles.compareRibbon}>{home.ribbon}</span>}
    <SiteLink className="link" href={home.href}>
      {home.title}
    </SiteLink>
    <a
      className={styles.compareRemove}
      href={home.removePath}
      data-drop={home.id}
      aria-label={`${home.removeText}: ${home.title}`}
    >
      <Icon name="x" />
      {home.removeText}
    </a>
  </th>
);

interface GroupRowsProps {
  group: CompareGroup;
  homes: number;
  differs: string;
}

const GroupRows = ({ group: { label, rows }, homes, differs }: GroupRowsProps) => (
  <tbody>
    <tr className={styles.compareGroup}>
      <th scope="rowgroup" colSpan={homes + 1}>
        <span>{label}</span>
      </th>
    </tr>
    {rows.map((row) => (
      <tr key={row.key} className={row.differs ? styles.differs : styles.same} data-differs={row.differs}>
        <th scope="row">
          {row.label}
          {row.differs && <span className="sr-only"> ({differs})</span>}
        </th>
        {row.values.map((value, i) => (
          <td key={String(i)}>{value ?? '–'}</td>
        ))}
      </tr>
    ))}
  </tbody>
);
