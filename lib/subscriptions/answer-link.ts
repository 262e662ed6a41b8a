import { resumeReports, stopReports } from '../owners/store-reports.ts';
import type { Link } from '../requests/subscription-links.ts';
import { openSearcherAccount } from './searcher-account.ts';
import { confirmReader, confirmSearch, stopReader, stopSearch } from './store.ts';
import { resumeOffers, stopOffers } from './store-offers.ts';

const answers = {
  search: { confirm: confirmSearch, stop: stopSearch },
  newsletter: { confirm: confirmReader, stop: stopReader },
  report: { confirm: resumeReports, stop: (id: string) => stopReports(id) },
  offers: { confirm: resumeOffers, stop: stopOffers },
} as const;

/** Does what a link is for, once somebody has pressed its button; again it changes nothing. */
export async function answerLink({ kind, id, step }: Link): Promise<void> {
  // First, for as long as the search is not confirmed its page has the button: what failed here is tried again.
  if (kind === 'search' && step === 'confirm') await openSearcherAccount(id);
  if (step === 'confirm' || step === 'stop') await answers[kind][step](id);
}
