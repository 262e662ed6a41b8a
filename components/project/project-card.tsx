import { getLocale, getTranslations } from 'next-intl/server';
import styles from '@/components/listing/card.module.css';
import { DraftMark } from '@/components/modules/module-head';
import { Picture, unlabelled } from '@/components/ui/picture';
import { PictureLabel } from '@/components/ui/picture-label';
import type { PictureSize } from '@/components/ui/picture-sizes';
import { SiteLink } from '@/components/ui/site-link';
import type { ProjectCardView } from '@/lib/catalogue/projects/projects';
import { euro } from '@/lib/i18n/euro';

interface ProjectCardProps {
  card: ProjectCardView;
  level?: 'h2' | 'h3';
  sizes?: PictureSize;
}

/** A new-build project in a list. */
export async function ProjectCard({ card, level: Heading = 'h3', sizes = 'card' }: ProjectCardProps) {
  const [t, price, locale] = await Promise.all([getTranslations('project'), getTranslations('price'), getLocale()]);
  const left = card.units > 0 ? t('available', { count: card.free }) : t('offerOnRequest');
  const state = card.soldOut ? t('soldOut') : left;
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
      <p className={styles.cardPlace}>
        {card.city} · {card.title}
      </p>
      <p className="facts">
        {card.priceFrom !== null && (
          <span>
            {t('priceFrom')} <strong>{euro(card.priceFrom.amount, locale)}</strong>
            {card.priceFrom.vat && ` ${price(`vat.${card.priceFrom.vat}`)}`}
          </span>
        )}
        <span>{card.types}</span>
        <span>{card.isExternal ? t('external') : state}</span>
      </p>
    </article>
  );
}
