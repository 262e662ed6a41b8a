import { getLocale, getTranslations } from 'next-intl/server';
import styles from '@/components/listing/card.module.css';
import { Price } from '@/components/listing/price';
import { DraftMark } from '@/components/modules/module-head';
import { Icon } from '@/components/ui/icon';
import { Picture, unlabelled } from '@/components/ui/picture';
import { PictureLabel } from '@/components/ui/picture-label';
import type { PictureSize } from '@/components/ui/picture-sizes';
import { SiteLink } from '@/components/ui/site-link';
import type { ProjectCardView } from '@/lib/catalogue/projects/projects';
import type { Translator } from '@/lib/i18n/translator';
import { formatFromPrice, formatUnitTypes } from './unit-text';

interface ProjectCardProps {
  card: ProjectCardView;
  level?: 'h2' | 'h3';
  sizes?: PictureSize;
}

/** A new-build project in a list. */
export async function ProjectCard({ card, level: Heading = 'h3', sizes = 'card' }: ProjectCardProps) {
  const [t, locale] = await Promise.all([getTranslations('project'), getLocale()]);
  const price = card.soldOut
    ? ({ kind: 'words', text: t('soldOut') } as const)
    : card.priceFrom && formatFromPrice(card.priceFrom, t, locale);
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
      {(price || card.free > 0) && <Price className={styles.cardPrice} price={price} />}
      <Heading className={styles.cardTitle}>
        <SiteLink href={card.href}>{card.name}</SiteLink>
      </Heading>
      <p className={styles.cardPlace}>{card.city}</p>
      <p className="facts">
        {[formatUnitTypes(card.types, t), formatUnitsLeft(card, t)].filter(Boolean).join(' · ')}
        {card.isExternal && (
          <span>
            <span className="link">{t('external')}</span> <Icon name="external-link" />
          </span>
        )}
      </p>
    </article>
  );
}

/** Says how many units are left, or where to ask; null where the price or the project's own site says it. */
function formatUnitsLeft({ soldOut, isExternal, units, free }: ProjectCardView, t: Translator<'project'>) {
  if (isExternal || soldOut) return null;
  if (units === 0) return t('offerOnRequest');
  return free === units && units > 1 ? t('allAvailable') : t('available', { count: free });
}
