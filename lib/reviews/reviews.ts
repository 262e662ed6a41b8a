import 'server-only';
import path from 'node:path';
import { z } from 'zod';
import type { Staff } from '../accounts/store-staff.ts';
import { dayOf } from '../base/day.ts';
import { isSame } from '../base/merge-record.ts';
import { picturesFile } from '../catalogue/schema/lists.ts';
import {
  type Category,
  type Testimonial,
  testimonialsFile,
  verifications,
  withDescendants,
} from '../content/articles.ts';
import type { Content } from '../content/load.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { type ChangeOptions, changeData, type DataFiles } from '../data/write.ts';
import { type ReadData, readStored } from '../files/data-json.ts';
import { readValid } from '../files/read-valid.ts';
import { isLocale, localize } from '../i18n/locales.ts';
import type { LeadRecord, Upload } from '../leads/store.ts';
import { pictureStems, removePrepared } from '../media/prepared-pictures.ts';
import { RejectionError } from '../staff/define-action.ts';
import { visibleTo } from '../staff/portfolio.ts';
import { countReceived, idLength, listReceived, readEvidence, reviewIdOf } from './store.ts';

/** The fields of the form of a visitor. */
const sentSchema = z.object({
  comment: z.string(),
  displayName: z.string(),
  aboutYou: z.string(),
  website: z.string().optional(),
});

export const readSentReview = (lead: LeadRecord) => sentSchema.parse(lead.fields);

const fromVisitor = new RegExp(`^visitor-([0-9a-f]{${idLength}})$`);

/** The testimonials of data/testimonials.json as the file is now: recent changes reach memory a little later. */
export const readPublishedReviews = (): Testimonial[] => testimonialsFile.parse(readStored('testimonials.json')).items;

/** Returns the reviews in the data; those in memory while the file cannot be read because somebody is editing it. */
function reviewsNow({ content }: Snapshot): Testimonial[] {
  try {
    return readPublishedReviews();
  } catch {
    return [...content.testimonials.values()];
  }
}

/** Returns the ids of the reviews in the data, published or draft, that came from these leads. */
export function listReviewsOf(leads: readonly string[], data: Snapshot): string[] {
  const ids = new Set(leads.map((id) => reviewIdOf({ id })));
  return reviewsNow(data).flatMap(({ id }) => (ids.has(id) ? [id] : []));
}

type Lists = { testimonials: Testimonial[]; pictures: z.output<typeof picturesFile>['items'] };

/** Changes data/testimonials.json and data/pictures.json. */
const changeReviews = (change: (lists: Lists) => Partial<Lists> & { files?: DataFiles }, options: ChangeOptions) =>
  changeData((read: ReadData) => {
    const [reviews, pictures] = [
      readValid(read, 'testimonials.json', testimonialsFile),
      readValid(read, 'pictures.json', picturesFile),
    ];
    const changed = change({ testimonials: reviews.items, pictures: pictures.items });
    return {
      ...changed.files,
      ...(changed.pictures ? { 'pictures.json': { ...pictures, items: changed.pictures } } : {}),
      ...(changed.testimonials ? { 'testimonials.json': { ...reviews, items: changed.testimonials } } : {}),
    };
  }, options);

export interface Approval {
  category: string;
  verified?: Testimonial['verified'];
}

/** Puts a visitor's testimonial on the site, in full and with its picture, in the language that it was written in; returns the audit id, null if nothing changed. */
export async function publishReview(
  lead: LeadRecord,
  picture: Upload | undefined,
  approval: Approval,
  options: ChangeOptions = {},
): Promise<string | null> {
  const [id, { comment, displayName, aboutYou, website }] = [reviewIdOf(lead), readSentReview(lead)];
  const image = picture && `${id}${path.extname(picture.name)}`;
  return changeReviews(({ testimonials, pictures }) => {
    const item: Testimonial = {
      id,
      status: 'Published',
      category: approval.category,
      language: isLocale(lead.locale) ? lead.locale : undefined,
      comment: localize(() => comment),
      name: displayName,
      aboutYou: localize(() => aboutYou),
      website,
      image: image && id,
      postedAt: dayOf(Date.parse(lead.createdAt)),
      verified: approval.verified,
    };
    const found = testimonials.find((one) => one.id === id);
    // By a process that was killed before the request was closed.
    if (found && isSame(found, item) && lead.status !== 'closed') return {};
    if (found) throw new RejectionError('reviewThere');
    if (!image) return { testimonials: [...testimonials, item] };
    return {
      testimonials: [...testimonials, item],
      pictures: [...pictures, { id, file: image, kind: 'person', alt: localize(() => displayName) }],
      files: { [`pictures/${image}`]: picture.content },
    };
  }, options);
}

/**
 * Takes testimonials out of the data, with the pictures that visitors sent with them, also as they were prepared for the site. `check` throws
 * to stop it.
 */
export async function removeReviews(
  ids: readonly string[],
  options: ChangeOptions = {},
  check?: (review: Testimonial) => void,
): Promise<void> {
  let stems: string[] = [];
  await changeReviews(({ testimonials, pictures }) => {
    const isGone = ({ id }: { id: string }) => ids.includes(id);
    if (check) testimonials.filter(isGone).forEach(check);
    const own = pictures.filter((picture) => isGone(picture) && fromVisitor.test(picture.id));
    stems = own.flatMap(pictureStems);
    return {
      testimonials: testimonials.filter((one) => !isGone(one)),
      ...(own.length > 0 ? { pictures: pictures.filter((one) => !own.includes(one)) } : {}),
      files: Object.fromEntries(
        own.flatMap(({ file }) => (typeof file === 'string' ? [[`pictures/${file}`, null]] : [])),
      ),
    };
  }, options);
  removePrepared(stems);
}

/** The fields that staff can change in a testimonial on the site: never its words. */
export type ReviewChange = Pick<Testimonial, 'status' | 'category' | 'verified' | 'answer'>;

export const toReviewChange = ({ status, category, verified, answer }: Testimonial): ReviewChange => ({
  status,
  category,
  verified,
  answer,
});

/** Returns the fields of its form. A browser sends two characters for the end of a line. */
export const toReviewFields = ({ category, verified, answer }: Omit<ReviewChange, 'status'>) => ({
  category,
  verified: verified ?? 'none',
  ...localize((locale) => (answer?.[locale] ?? '').replaceAll('\r\n', '\n').trim()),
});

/** A testimonial before and after a change, as an undo keeps it. */
export interface ChangedReview {
  before: ReviewChange;
  after: ReviewChange;
}

/** Changes a review; returns the audit id, null if nothing changed. Throws a RejectionError if the review is gone. */
export function changeReview(
  id: string,
  change: (now: ReviewChange) => Partial<ReviewChange>,
  optionsOf: (changed: () => ChangedReview) => ChangeOptions,
): Promise<string | null> {
  let changed: ChangedReview | undefined;
  return changeReviews(
    ({ testimonials }) => {
      const found = testimonials.find((one) => one.id === id);
      if (!found) throw new RejectionError('gone');
      const before = toReviewChange(found);
      const after = { ...before, ...change(before) };
      changed = { before, after };
      if (isSame(before, after)) return {};
      const item = { ...found, ...after };
      return { testimonials: testimonials.map((one) => (one === found ? item : one)) };
    },
    optionsOf(() => {
      if (!changed) throw new Error('nothing was read');
      return changed;
    }),
  );
}

/** The ways to verify a testimonial that staff choose from; "none" if the agency could not verify it. */
export const verificationChoices = [...verifications, 'none'] as const;

/** The categories whose testimonials appear on a page; all of them if there is no such page. */
export function reviewCategories({ pages, categories }: Content): Category[] {
  const shown = [...pages.values()].flatMap(({ modules }) =>
    modules.flatMap((module) => (module.view === 'testimonials' ? module.relations.map(({ id }) => id) : [])),
  );
  const branches = new Set(shown.flatMap((id) => [...withDescendants(id, categories)]));
  const all = [...categories.values()];
  return branches.size > 0 ? all.filter(({ id }) => branches.has(id)) : all;
}

export const reviewStates = ['waiting', 'site', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The maximum number that is shown per state: each decision makes room for the next. */
export const maxReviews = 50;

/** The ids of visitors' testimonials that are on the website. */
const publishedIds = (site: readonly Testimonial[]): string[] =>
  site.flatMap(({ id }) => fromVisitor.exec(id)?.[1] ?? []);

/** Returns how many testimonials wait for a decision of this member of staff. */
export const countWaitingReviews = (staff: Staff, data: Snapshot): Promise<number> =>
  countReceived({ visibleTo: visibleTo(staff, data), isRefused: false, published: publishedIds(reviewsNow(data)) });

/** Returns the testimonials of a state for the page of reviews, and the count of each state. */
export async function readReviews(state: ReviewState, staff: Staff, data: Snapshot) {
  const site = reviewsNow(data).toSorted((a, b) => b.postedAt.localeCompare(a.postedAt));
  const published = publishedIds(site);
  const filter = (isRefused: boolean) => ({ visibleTo: visibleTo(staff, data), isRefused, published });
  const [waiting, refused] = await Promise.all([countReceived(filter(false)), countReceived(filter(true))]);
  const received = state === 'site' ? [] : await listReceived(filter(state === 'refused'), maxReviews);
  const evidence = await readEvidence(received.map(({ lead }) => lead.email));
  return {
    site,
    received: received.map((one) => ({ ...one, sent: readSentReview(one.lead), evidence: evidence(one.lead.email) })),
    counts: { waiting, refused, site: site.length } satisfies Record<ReviewState, number>,
  };
}
