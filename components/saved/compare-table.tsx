import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FactList } from '@/components/ui/fact-list';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { type ComparedHome, type CompareGroup, type CompareRow, compareRow } from '@/lib/catalogue/views/compare-view';
import { euro } from '@/lib/i18n/euro';
import { StaticHtml } from '@/lib/next/static-html';
import styles from './compare-table.module.css';

interface CompareTableProps {
  homes: ComparedHome[];
  attributes: CompareGroup[];
  /** The address of the form for a visit; null for a home that takes none. */
  visitHref: (id: number) => string | null;
}

/** Homes side by side, with the features in which they differ; the first column stays while the others scroll. Features that all share are folded below. */
export async function CompareTable({ homes, attributes, visitHref }: CompareTableProps) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const caption = t('saved.compare.caption');
  const best = t('saved.best');
  const values = <Key extends 'price' | 'kind' | 'address' | 'energy'>(key: Key) => homes.map((home) => home[key]);
  const perM2 = homes.map((home) => home.perM2);
  const letters = homes.map(({ energy }) => (energy ? energy.charCodeAt(0) : null));
  const price = compareRow(
    'price',
    t('price.label'),
    values('price'),
    homes.map(({ amount }) => amount),
  );
  const inBrief = {
    label: t('property.inBrief'),
    rows: [
      compareRow(
        'perM2',
        t('saved.perM2'),
        perM2.map((amount) => (amount === null ? null : euro(Math.round(amount), locale))),
        perM2,
      ),
      compareRow('kind', t('project.type'), values('kind')),
      compareRow('address', t('saved.address'), values('address')),
      compareRow('energy', t('energy.label'), values('energy'), letters),
    ].filter((row) => row.values.some((value) => value !== null)),
  };
  const isShared = (row: CompareRow) => homes.length > 1 && !row.differs;
  const groups = [inBrief, ...attributes];
  const shared = groups.flatMap(({ rows }) => rows.filter(isShared));
  return (
    <StaticHtml>
      <div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
        <section className={styles.compareScroll} data-part="compare-scroll" aria-label={caption} tabIndex={0}>
          <table className={styles.compareTable} data-part="compare-table">
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{t('saved.feature')}</span>
                </th>
                {homes.map((home) => (
                  <HomeHead key={home.id} home={home} />
                ))}
              </tr>
              <tr>
                <td />
                {homes.map((home, i) => (
                  <HomeActions
                    key={home.id}
                    home={home}
                    price={<Value row={price} index={i} best={best} />}
                    visitHref={visitHref(home.id)}
                    words={{ remove: t('saved.remove'), visit: t('saved.visit') }}
                  />
                ))}
              </tr>
            </thead>
            {groups
              .map(({ label, rows }) => ({ label, rows: rows.filter((row) => !isShared(row)) }))
              .filter(({ rows }) => rows.length > 0)
              .map((group) => (
                <GroupRows key={group.label} group={group} homes={homes.length} best={best} />
              ))}
          </table>
        </section>
        {shared.length > 0 && (
          <details className={styles.compareShared} data-part="compare-shared">
            <summary className="fold-line">{t('saved.compare.shared', { count: shared.length })}</summary>
            <FactList facts={shared.map(({ label, values: [value] }) => ({ label, value: value ?? '–' }))} />
          </details>
        )}
      </div>
    </StaticHtml>
  );
}

const HomeHead = ({ home }: { home: ComparedHome }) => (
  <th scope="col" id={`compared-${home.id}`}>
    {home.picture && <Picture picture={home.picture} sizes="mosaicSmall" />}
    {home.ribbon && <span className={styles.compareRibbon}>{home.ribbon}</span>}
    <SiteLink className="link" href={home.href}>
      {home.title}
    </SiteLink>
  </th>
);

interface HomeActionsProps {
  home: ComparedHome;
  price: ReactNode;
  visitHref: string | null;
  words: { remove: string; visit: string };
}

/** A row of its own: the prices and buttons of all homes stand on one line, however long the titles are. */
const HomeActions = ({ home, price, visitHref, words: { remove, visit } }: HomeActionsProps) => (
  <td>
    <p className={styles.comparePrice}>{price}</p>
    {visitHref && (
      <SiteLink
        className={`button button-quiet ${styles.compareVisit}`}
        href={visitHref}
        aria-label={`${visit}: ${home.title}`}
      >
        {visit}
      </SiteLink>
    )}
    <a
      className={styles.compareRemove}
      href={home.removePath}
      data-drop={home.id}
      aria-label={`${remove}: ${home.title}`}
    >
      <Icon name="x" />
      {remove}
    </a>
  </td>
);

interface ValueProps {
  row: CompareRow;
  index: number;
  /** The word that marks the best value for a screen reader. */
  best: string;
}

/** The value of a home, marked if it is the best of its row. */
const Value = ({ row, index, best }: ValueProps) => {
  const text = row.values[index] ?? '–';
  return row.best.includes(index) ? (
    <span className={styles.best}>
      {text}
      <span className="sr-only"> ({best})</span>
    </span>
  ) : (
    text
  );
};

interface GroupRowsProps {
  group: CompareGroup;
  homes: number;
  best: string;
}

const GroupRows = ({ group: { label, rows }, homes, best }: GroupRowsProps) => (
  <tbody>
    <tr className={styles.compareGroup}>
      <th scope="rowgroup" colSpan={homes + 1}>
        <span>{label}</span>
      </th>
    </tr>
    {rows.map((row) => (
      <tr key={row.key}>
        <th scope="row">
          <span>{row.label}</span>
        </th>
        {row.values.map((_, i) => (
          <td key={String(i)}>
            <Value row={row} index={i} best={best} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
