import type { AboutView } from '@/lib/forms/about';
import type { SlotDay } from '@/lib/visits/choose-slot';

/** What can be done on an appointment's page. */
export type VisitAct = 'move' | 'cancel' | 'accept';

/** An appointment as its own page shows it. */
export interface VisitView {
  /** The badge: confirmed, on the waiting list, … */
  state: { name: string; text: string };
  lead: string;
  /** What became of what was just done. */
  answer: { text: string; wrong: boolean } | null;
  about: AboutView | null;
  facts: { label: string; value: string }[];
  /** null where it is over or cancelled: there is nothing to do then. */
  change: VisitChangeView | null;
  /** The form for another appointment; null where that would not help. */
  again: { text: string; href: string } | null;
}

export interface VisitChangeView {
  token: string;
  locale: string;
  /** A place that waits for a yes. */
  accept: string | null;
  days: readonly SlotDay[];
  /** Whether the other moments are shown at once. */
  moveFirst: boolean;
  words: Record<
    'move' | 'moveText' | 'moveSubmit' | 'cancel' | 'cancelText' | 'cancelSubmit' | 'full' | 'none',
    string
  >;
}
