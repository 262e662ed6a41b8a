import { getLocale, getTranslations } from 'next-intl/server';
import styles from '@/components/listing/card.module.css';
import { Price } from '@/components/listing/price';
import { DraftMark } from '@/components/modules/module-head';
import { Picture, unlabelled } from '@/components/ui/picture';
import { PictureLabel } from '@/components/ui/picture-label';
import type { PictureSize } from '@/components/ui/picture-sizes';
import { SiteLink } from '@/components/ui/site-link';
import type { PriceText } from '@/lib/catalogue/prices/price';
import type { LowestPrice, ProjectCardView } from '@/lib/catalogue/projects/projects';
import { euro } from '@/lib/i18n/euro';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { unitTypesText } from './unit-text';

interface ProjectCardProps {
  card: ProjectCardView;
  level?: 'h2' | 'h3';
  sizes?: PictureSize;
}

/** A new-build project in a list. */
export async function ProjectCard({ card, level: Heading = 'h3', sizes = 'card' }: ProjectCardProps) {
  const [t, locale] = await Promise.all([getTranslations('project'), getLocale()]);
  return (
    <article
      className={card.soldOut ? `${styles.card} ${styles.cardClosed}` : styles.card}
      aria-label={card.name}
      data-part="card"
    >
      <div className={`${styles.cardMedia} ${styles.cardPictures}`}>
        <Picture picture={card.picture && unlabelled(card.picture)} sizes={sizes} />
      </div>
      {card.picture?.label && <PictureLabel origin={card.picture.label} />}
      {card.soldOut && <p className="ribbon">{t('soldOut')}</p>}
      {card.isDraft && <DraftMark />}
      <Heading className={`${styles.cardName} ${styles.cardTitle}`}>
        <SiteLink href={card.href}>{card.name}</SiteLink>
      </Heading>
      <p className={styles.cardPlace}>{card.city}</p>
      {card.priceFrom && (
        <Price className={styles.cardPrice} price={fromPrice(card.priceFrom, t('priceFrom'), locale)} />
      )}
      <p className="facts">{[unitTypesText(card.types, t), leftText(card, t)].filter(Boolean).join(' · ')}</p>
    </article>
  );
}

const fromPrice = ({ amount, vat }: LowestPrice, before: string, locale: Locale): PriceText => ({
  kind: 'amount',
  before,
  amount: euro(amount, locale),
  ...(vat ? { vat } : {}),
});

/** Says how many units are left, or where to ask; null where the ribbon says that none is. */
function leftText({ soldOut, isExternal, units, free }: ProjectCardView, t: Translator<'project'>): string | null {
  if (isExternal) return t('external');
  if (soldOut) return null;
  return units > 0 ? t('available', { count: free }) : t('offerOnRequest');
}
