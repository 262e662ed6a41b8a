import type { PictureView } from '@/lib/catalogue/picture-views';
import type { HomeName } from './home-line';

/** What stands around each section of the portal. */
export interface PortalView {
  locale: string;
  title: string;
  welcome: string;
  /** What somebody must know who sees the homes of others. */
  note: string | null;
  sections: { label: string; href: string; current: boolean }[];
  /** Why the section has nothing to show; null where it has. */
  nothing: string | null;
  /** Where there are several homes. */
  chooser: {
    /** The section waits for a choice. */
    open: boolean;
    summary: string;
    legend: string;
    action: string;
    /** Where they are too many for a list. */
    search: { label: string; words: string; submit: string } | null;
    show: string;
    homes: { id: number; chosen: boolean; address: string; home: HomeName; picture: PictureView | null }[];
  } | null;
  words: { sections: string; logOut: string };
}
