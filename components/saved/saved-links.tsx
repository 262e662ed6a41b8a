import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/base/icon-names';
import styles from './saved.module.css';
import type { SavedList } from './saved-lists';

/** The ways to what a visitor keeps; the script adds how many homes that are. Without one nothing can be kept, and they are not shown. */
export const SavedLinks = ({
  paths,
  titles,
}: {
  paths: Record<SavedList, string>;
  titles: Record<SavedList, string>;
}) => (
  <div className={styles.savedLinks} data-saved-links="">
    <SavedLink list="favourites" icon="heart" path={paths.favourites} text={titles.favourites} />
    <SavedLink list="compare" icon="scale" path={paths.compare} text={titles.compare} />
  </div>
);

const SavedLink = ({ list, icon, path, text }: { list: SavedList; icon: IconName; path: string; text: string }) => (
  <a href={path} data-saved={list}>
    <Icon name={icon} />
    <span className="sr-only">{text} </span>
    <span className={styles.savedCount} data-saved-count="" />
  </a>
);
