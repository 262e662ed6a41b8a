import 'server-only';
import type { OwnerVisit, OwnerVisitsView } from '../../components/owner/visits';
import type { Snapshot } from '../data/load.ts';
import { timeOf } from '../day.ts';
import { visitsTo } from '../db/owner-records.ts';
import type { Visit } from '../db/visits.ts';
import { dateAndTime } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { OwnerVisitsWords } from '../i18n/owner-words.ts';
import { namesOf } from './home-name.ts';
import type { OwnedHome } from './owned-home.ts';
import { visitorOf } from './visitor.ts';

/** The appointments at homes: those to come, the next one first, then the others, the last one first. */
export async function visitsView(
  homes: readonly OwnedHome[],
  locale: Locale,
  words: OwnerVisitsWords,
  data: Pick<Snapshot, 'catalogue'>,
  now = Date.now(),
): Promise<OwnerVisitsView> {
  const visits = await visitsTo(homes);
  const nameOf = namesOf(homes, locale, data);
  const view = (visit: Visit) => ({ ...toVisit(visit, locale, words, now), home: nameOf(visit.property) });
  const isToCome = ({ state, endsAt }: Visit) => endsAt > now && state !== 'cancelled' && state !== 'lapsed';
  const { lead, empty, planned, earlier } = words;
  const groups = [
    { title: planned, visits: visits.filter(isToCome).map(view) },
    {
      title: earlier,
      visits: visits
        .filter((visit) => !isToCome(visit))
        .toReversed()
        .map(view),
    },
  ].filter((group) => group.visits.length > 0);
  return { lead: groups.length > 0 ? lead : empty, groups };
}

function toVisit(visit: Visit, locale: Locale, words: OwnerVisitsWords, now: number): Omit<OwnerVisit, 'home'> {
  const { id: key, startsAt, endsAt, state, feedback, rating } = visit;
  const { visitor, hide } = visitorOf(visit, words);
  return {
    key,
    visitor,
    stands: state === 'confirmed',
    when: `${dateAndTime(startsAt, locale)} – ${timeOf(endsAt)}`,
    state: words.state(state === 'confirmed' && endsAt <= now ? 'over' : state),
    feedback: feedback
      ? { label: words.feedback, text: hide(feedback), rating: rating === null ? null : words.rating(rating) }
      : null,
  };
}
