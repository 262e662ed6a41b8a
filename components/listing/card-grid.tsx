import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture, pictureUrl, unlabelled } from '@/components/ui/picture';
import { PictureLabel } from '@/components/ui/picture-label';
import { type PictureSize, sizeInRow } from '@/components/ui/picture-sizes';
import { SiteLink } from '@/components/ui/site-link';
import type { PriceText } from '@/lib/catalogue/prices/price';
import type { CardView } from '@/lib/catalogue/views/card-view';
import { onMarket } from '@/lib/catalogue/views/property-text';
import { StaticHtml } from '@/lib/next/static-html';
import styles from './card.module.css';
import { EnergyBadge } from './energy-badge';
import { Price } from './price';

interface CardGridProps {
  cards: CardView[];
  /** The level of the cards' headings below that of the page or section. */
  heading: 'h2' | 'h3';
  /** The number of columns on a wide screen, one to four. */
  perRow?: number;
  /** The first picture is what the visitor sees first. */
  eager?: boolean;
}

const grids: Record<number, string> = {
  1: `${styles.cardGrid} ${styles.cards1}`,
  2: `${styles.cardGrid} ${styles.cards2}`,
  4: `${styles.cardGrid} ${styles.cards4}`,
};

/** Cards side by side, `perRow` of them in a row of a wide screen. */
export const Cards = ({ perRow = 3, children }: { perRow?: number; children: ReactNode }) => (
  <div className={grids[perRow] ?? styles.cardGrid} data-part="card-grid" data-per-row={perRow}>
    {children}
  </div>
);

/** Homes side by side; page.js lets a visitor swipe through each, and marks what was seen (components/viewed-homes). */
export const CardGrid = ({ cards, heading, perRow = 3, eager = false }: CardGridProps) => (
  <StaticHtml>
    <Cards perRow={perRow}>
      {cards.map((card, index) => (
        <HomeCard key={card.id} card={card} heading={heading} sizes={sizeInRow(perRow)} eager={eager && index === 0} />
      ))}
    </Cards>
  </StaticHtml>
);

const swipeWidth = 600;

export interface HomeCardProps {
  card: CardView;
  heading: 'h2' | 'h3';
  sizes: PictureSize;
  eager: boolean;
}

/** A home in a list. */
export async function HomeCard({ card, heading: Heading, sizes, eager }: HomeCardProps) {
  const t = await getTranslations();
  const { href, kind, city, away, outcome, energy, expectedLevel } = card;
  const [first, ...more] = card.pictures;
  const ribbon = card.ribbon ?? (card.isTakeover && t('goal.takeover'));
  return (
    <article
      className={card.isClosed ? `${styles.card} ${styles.cardClosed}` : styles.card}
      aria-label={card.title}
      data-part="card"
      data-home={card.id}
      data-published={card.isClosed ? undefined : card.publishedAt}
    >
      <div className={styles.cardMedia} data-part="card-media">
        <SiteLink
          className={styles.cardPictures}
          href={href}
          tabIndex={-1}
          aria-hidden="true"
          data-more={more.length > 0 ? more.map((view) => pictureUrl(view, swipeWidth, 'avif')).join(' ') : undefined}
        >
          {first && <Picture picture={unlabelled(first)} sizes={sizes} eager={eager} />}
        </SiteLink>
      </div>
      {first?.label && <PictureLabel origin={first.label} />}
      {ribbon && <p className="ribbon">{ribbon}</p>}
      {card.isDraft && <p className="draft-mark">{t('preview.draft')}</p>}
      <CardPrice card={card} />
      <Heading className={styles.cardTitle} data-part="card-title">
        <SiteLink href={href}>{card.title}</SiteLink>
      </Heading>
      <p className={styles.cardPlace}>
        {t('card.in', { kind, city })}
        {away &&
          ` · ${t(away.from ? 'card.awayFrom' : 'card.away', { km: Math.max(1, Math.round(away.km)), town: away.from ?? '' })}`}
      </p>
      {outcome && (
        <p className={styles.cardPlace} data-part="outcome">
          {onMarket(outcome, t)}
        </p>
      )}
      <ul className="facts">
        {card.facts.map(({ icon, text, name, count }) => (
          <li key={name}>
            <Icon name={icon} />
            {text}
            <span className="sr-only"> {t(`card.${name}`, { count })}</span>
          </li>
        ))}
        {expectedLevel && <li>{t('card.expectedLevel', { level: expectedLevel })}</li>}
        {energy && (
          <li>
            <EnergyBadge badge={energy} text={t('card.energyLabel', { label: energy.letter })} />
          </li>
        )}
      </ul>
    </article>
  );
}

/** The price, or the range in which that of a sold or rented home was asked. */
async function CardPrice({ card: { price, outcome, isTakeover } }: { card: CardView }) {
  const t = await getTranslations();
  if (outcome && !outcome.asked)
    return (
      <p className={styles.cardPrice}>
        <small>{t('card.priceNotPublished')}</small>
      </p>
    );
  const { goal } = outcome ?? {};
  const shown: PriceText | null = outcome?.asked
    ? { kind: 'amount', before: t('card.askedBefore', { goal: goal ?? '' }), amount: outcome.asked }
    : isTakeover && price?.kind === 'amount'
      ? { ...price, after: t('price.takeover') }
      : price;
  return <Price className={styles.cardPrice} price={shown} />;
}
