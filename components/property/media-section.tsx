import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { decorative, Picture, pictureUrl } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { MediumView } from '@/lib/catalogue/pictures/property-media';
import mediaStyles from './media.module.css';
import { Player } from './player';
import styles from './property.module.css';

/** Videos or tours of a home, each a link on a picture of ours until it is clicked; nothing where there are none. */
export async function MediaSection({ id, media }: { id: 'videos' | 'tours'; media: MediumView[] }) {
  if (media.length === 0) return null;
  const [t, property] = await Promise.all([getTranslations('media'), getTranslations('property')]);
  return (
    <section id={id} className={styles.propertySection} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{property(id)}</h2>
      <div className={mediaStyles.mediaGrid}>
        {media.map((medium) => (
          <figure key={medium.page}>
            <Medium medium={medium} title={medium.title ?? t(id === 'videos' ? 'video' : 'tour')} />
            <figcaption>{medium.player ? t(`notes.${medium.kind}`) : t('download')}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function Medium({ medium: { poster, page, player }, title }: { medium: MediumView; title: string }) {
  const link = (
    <SiteLink className={mediaStyles.mediaLink} href={page} data-needs-script={player ? '' : undefined}>
      <Picture picture={decorative(poster)} sizes="hero" />
      <span className={mediaStyles.mediaPlay}>
        <Icon name="play" />
        {title}
      </span>
    </SiteLink>
  );
  if (!player) return link;
  return (
    <Player player={player} title={title} poster={poster ? pictureUrl(poster, poster.width, 'webp') : undefined}>
      {link}
    </Player>
  );
}
