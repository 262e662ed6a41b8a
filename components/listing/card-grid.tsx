import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Picture, pictureUrl } from '@/components/ui/picture';
import { type PictureSize, sizeInRow } from '@/components/ui/picture-sizes';
import { SiteLink } from '@/components/ui/site-link';
import type { CardView } from '@/lib/catalogue/card-view';
import { StaticHtml } from '@/lib/next/static-html';
import { EnergyBadge } from './energy-badge';
import { Price } from './price';

interface CardGridProps {
  cards: CardView[];
  /** The level of the cards' headings below that of the page or section. */
  heading: 'h2' | 'h3';
  /** How many beside each other on a wide screen, one to four. */
  perRow?: number;
  /** The first picture is what the visitor sees first. */
  eager?: boolean;
}

/** Homes side by side; each can be swiped through where CardSwipe is on the page. */
export const CardGrid = ({ cards, heading, perRow = 3, eager = false }: CardGridProps) => (
  <StaticHtml>
    <div className={`card-grid cards-${perRow}`}>
      {cards.map((card, index) => (
        <HomeCard key={card.id} card={card} heading={heading} sizes={sizeInRow(perRow)} eager={eager && index === 0} />
      ))}
    </div>
  </StaticHtml>
);

const swipeWidth = 600;

interface HomeCardProps {
  card: CardView;
  heading: 'h2' | 'h3';
  sizes: PictureSize;
  eager: boolean;
}

async function HomeCard({ card, heading: Heading, sizes, eager }: HomeCardProps) {
  const t = await getTranslations();
  const { href, kind, city, energy } = card;
  const [first, ...more] = card.pictures;
  const ribbon = card.ribbon ?? (card.takeover && t('goal.takeover'));
  return (
    <article className={card.closed ? 'card card-closed' : 'card'} data-home={card.id}>
      <SiteLink
        className="card-pictures"
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        data-more={more.map((view) => pictureUrl(view, swipeWidth, 'avif')).join(' ')}
      >
        {first && <Picture picture={first} sizes={sizes} eager={eager} />}
      </SiteLink>
      {ribbon && <p className="ribbon">{ribbon}</p>}
      {card.draft && <p className="draft-mark">{t('preview.draft')}</p>}
      <Price className="card-price" price={card.price ?? { kind: 'words', text: t('price.onRequest') }} />
      <Heading className="card-title">
        <SiteLink href={href}>{card.title}</SiteLink>
      </Heading>
      <p className="card-place">{t('card.in', { kind, city })}</p>
      <ul className="facts">
        {card.facts.map(({ icon, text, name, count }) => (
          <li key={name}>
            <Icon name={icon} />
            {text}
            <span className="sr-only"> {t(`card.${name}`, { count })}</span>
          </li>
        ))}
        {energy && (
          <li>
            <EnergyBadge badge={energy} text={t('card.energyLabel', { label: energy.letter })} />
          </li>
        )}
      </ul>
    </article>
  );
}
