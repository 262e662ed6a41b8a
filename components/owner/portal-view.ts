import type { PictureView } from '@/components/ui/picture';

/** What stands around each section of the portal. */
export interface PortalView {
  locale: string;
  title: string;
  welcome: string;
  /** What somebody must know who sees the homes of others. */
  note: string | null;
  sections: { label: string; href: string; current: boolean }[];
  /** Where there are several homes. */
  chooser: {
    summary: string;
    legend: string;
    action: string;
    show: string;
    homes: { id: number; chosen: boolean; title: string; text: string; picture: PictureView | null }[];
  } | null;
  words: { sections: string; logOut: string };
}
