import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { type ComparedHome, type CompareGroup, compareRow } from '@/lib/catalogue/compare-view';
import { StaticHtml } from '@/lib/next/static-html';
import styles from './compare-table.module.css';

interface CompareTableProps {
  homes: ComparedHome[];
  attributes: CompareGroup[];
}

/** Homes side by side; the first column stays while the others scroll. */
export async function CompareTable({ homes, attributes }: CompareTableProps) {
  const t = await getTranslations();
  const caption = t('saved.compare.caption');
  const row = (key: 'price' | 'kind' | 'address' | 'energy', label: string) =>
    compareRow(
      key,
      label,
      homes.map((home) => home[key]),
    );
  const inBrief = {
    label: t('property.inBrief'),
    rows: [
      row('price', t('price.label')),
      row('kind', t('project.type')),
      row('address', t('saved.address')),
      row('energy', t('energy.label')),
    ],
  };
  return (
    <StaticHtml>
      <div className={styles.compare}>
        {homes.length > 1 && (
          <label className="check-line">
            <input type="checkbox" id="only-differences" />
            {t('saved.onlyDifferences')}
          </label>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
        <section className={styles.compareScroll} data-part="compare-scroll" aria-label={caption} tabIndex={0}>
          <table className={styles.compareTable} data-part="compare-table">
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{t('saved.feature')}</span>
                </th>
                {homes.map((home) => (
                  <HomeHead key={home.id} home={home} remove={t('saved.remove')} />
                ))}
              </tr>
            </thead>
            {[inBrief, ...attributes].map((group) => (
              <GroupRows key={group.label} group={group} homes={homes.length} differs={t('saved.differs')} />
            ))}
          </table>
        </section>
      </div>
    </StaticHtml>
  );
}

const HomeHead = ({ home, remove }: { home: ComparedHome; remove: string }) => (
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
      aria-label={`${remove}: ${home.title}`}
    >
      <Icon name="x" />
      {remove}
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
