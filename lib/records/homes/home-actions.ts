import 'server-only';
import { z } from 'zod';
import { readAmount } from '../../base/amount.ts';
import { dayOf } from '../../base/day.ts';
import { fitsGoal } from '../../catalogue/goal.ts';
import { findTowns } from '../../catalogue/places/find-towns.ts';
import { cityOfTown } from '../../catalogue/places/towns-to-add.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import { largeChangeShare } from '../../catalogue/warnings/price-warnings.ts';
import type { Draft } from '../../files/draft.ts';
import { DataError } from '../../files/issues.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { officeHref } from '../../routes/office-paths.ts';
import { type ActionContext, defineAction, type OfficeState, RejectionError } from '../../staff/define-action.ts';
import { ConflictError, conflictState, decidedField, mergeForm } from '../../staff/form-conflict.ts';
import { jsonField } from '../../staff/json-field.ts';
import { endWorkingCopy, findWorkingCopy } from '../../staff/working-copies/store.ts';
import { fieldWords } from '../fields/field-words.ts';
import { numberText } from '../fields/value-text.ts';
import { changedBy } from '../form/changed-by.ts';
import { addHome, copyHome } from '../new-records.ts';
import { mayEdit, readRecord, type StoredRecord, toHomeRef } from '../records.ts';
import { saveRecord, withDates } from '../save-records.ts';
import { changeHomes, type HomeChange, isNamed, previewHomes, withChange } from './change-homes.ts';
import { maxHomesAtOnce } from './homes.ts';
import { homesAnswer } from './homes-answer.ts';

const id = z.coerce.number<string>().int().positive();

const newHome = z.object({
  goal: z.coerce.number<string>().pipe(z.literal([0, 1, 2])),
  webId: id,
  city: z.string().max(100).default(''),
  /** The typed name of a town that was not chosen: the form was sent before its field had found it. */
  cityText: z.string().max(100).default(''),
});

/** Begins a home and opens its form; its town reaches data/cities.json when it is saved. */
export const addHomeAction = defineAction({
  name: 'home.add',
  roles: ['owner', 'broker', 'editor'],
  schema: newHome,
  async run({ goal, webId, ...typed }, { session: { staff }, locale, data: { catalogue } }) {
    if (!catalogue.types.has(webId)) throw new RejectionError('choice', 'webId');
    const [found] = typed.city ? [] : findTowns(typed.cityText, locale, 1);
    const city = cityOfTown(found?.id ?? typed.city, catalogue.cities);
    if (!city) throw new RejectionError('choice', 'cityText');
    return { href: officeHref(`edit/${await addHome({ goal, webId, city: city.id }, staff)}`, locale) };
  },
});

/** The record of a home with the content of its file; throws a RejectionError if there is none, or if the person may not change it. */
async function homeRecord(home: number, { session: { staff } }: ActionContext) {
  const record = toHomeRef(home);
  const found = readRecord(record);
  const { file, stored } = found;
  if (stored === null) throw new RejectionError('unknownHome');
  if (!(await mayEdit(staff, record, found))) throw new RejectionError('ofColleague');
  return { record, file, stored: stored as Draft<Property> & Record<string, unknown> };
}

/** Begins a home with the facts and texts of another, with its pictures if wanted. */
export const copyHomeAction = defineAction({
  name: 'home.copy',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ home: id, pictures: z.literal('on').optional() }),
  async run({ home, pictures }, context) {
    const { stored } = await homeRecord(home, context);
    const copied = await copyHome({ ...stored, id: home }, pictures === 'on', context.session.staff);
    return { href: officeHref(`edit/${copied}`, context.locale) };
  },
});

/** The number of a marquee, or none. */
const marquee = z.string().regex(/^(?:none|\d{1,9})$/);
const parseMarquee = (value: z.output<typeof marquee>): number | null => (value === 'none' ? null : Number(value));

/** Returns the values that the quick form of a home shows. */
const quickFields = ({ price, marquee }: Draft<Property>) => ({
  amount: price?.amount ?? null,
  marquee: marquee ?? null,
});

/** Both values of each field of the quick form, with who changed it. */
async function quickConflict(
  error: ConflictError,
  { file, stored }: Pick<StoredRecord, 'file' | 'stored'>,
  { locale, data: { catalogue } }: ActionContext,
): Promise<OfficeState> {
  const [{ label }, t] = [fieldWords(locale), await translatorIn(locale, 'office.homeEdit')];
  const by = await changedBy(file, stored, locale);
  return conflictState(error, (path, theirs) =>
    path === 'amount'
      ? {
          label: label(['price', 'amount']),
          value: (amount) => `${numberText(Number(amount), locale, '€')}\u00a0€`,
          by: by({ path: 'price.amount', theirs }),
        }
      : {
          label: label(['marquee']),
          value: (id) => catalogue.marquees.get(Number(id))?.name[locale] ?? t('available'),
          by: by({ path: 'marquee', theirs: theirs ?? undefined }),
        },
  );
}

/**
 * Price, marquee and status of a home, without its form; a price far from the one before is asked about first. What is typed in
 * its form stays, and is joined when that is saved.
 */
export const changeHomeAction = defineAction({
  name: 'home.change',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({
    home: id,
    amount: z.string().max(40).optional(),
    /** The amount that was asked about. */
    sure: z.string().max(40).optional(),
    marquee: marquee.optional(),
    base: jsonField(z.object({ amount: z.number().nullable(), marquee: z.number().nullable() }), 1_000).optional(),
    decided: decidedField,
    status: z.enum(['published', 'draft', 'withdrawn']).optional(),
  }),
  async run({ home, amount, sure, marquee, base, decided, status }, context) {
    const { file, stored } = await homeRecord(home, context);
    const { marquees } = context.data.catalogue;
    if (!fitsGoal(marquees.get(Number(marquee)), stored.goal)) throw new RejectionError('otherGoal', 'marquee');
    const price = amount === undefined ? undefined : readAmount(amount);
    if (amount !== undefined && !price) throw new RejectionError('amount', 'amount');
    const now = quickFields(stored);
    const shown = base ?? now;
    const before = shown.amount;
    if (price && before && Math.abs(price / before - 1) > largeChangeShare && sure !== String(price))
      return { error: 'invalid', fields: { amount: 'amountFar' }, values: { sure: String(price) } };
    const typed = {
      amount: price ?? now.amount,
      marquee: marquee === undefined ? now.marquee : parseMarquee(marquee),
    };
    const today = dayOf(Date.now());
    const finish = (was: unknown, joined: object) => withDates('properties', was, joined, today);
    try {
      const merged = mergeForm({ base: shown, decided }, now, typed);
      const mine = withChange(stored, { ...merged, amount: merged.amount ?? undefined, status });
      const { auditId } = await saveRecord({ file, base: stored, mine, finish }, context.session.staff);
      return { done: status === 'published' || status === 'withdrawn' ? status : 'saved', undo: auditId ?? undefined };
    } catch (error) {
      if (error instanceof ConflictError)
        // Otherwise somebody saved in this very moment.
        return error.stored === now ? quickConflict(error, { file, stored }, context) : { error: 'changedSince' };
      if (!(error instanceof DataError)) throw error;
      const own = error.issues.filter((issue) => issue.file === file);
      if (own.length > 0 && own.every(({ path }) => path === 'price.amount'))
        throw new RejectionError('outOfRange', 'amount');
      if (own.length > 0) return { error: 'notReady' };
      return { error: isNamed(home, error.issues) ? 'stillNamed' : 'dataFault' };
    }
  },
});

/** "marquee:3", "status:withdrawn", "broker:tom-claes" */
const wanted = z.union([
  z.templateLiteral(['marquee:', marquee]),
  z.literal(['status:published', 'status:withdrawn']),
  z.templateLiteral(['broker:', z.string().min(1).max(100)]),
]);

/** Sets marquee, status or broker of several homes at once; `preview` only reports the outcome. Prices are changed one by one. */
export const changeHomesAction = defineAction({
  name: 'homes.change',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({
    homes: z
      .string()
      .transform((text) => text.split(' '))
      .pipe(z.array(id).max(maxHomesAtOnce)),
    change: z.string().pipe(wanted),
    preview: z.literal('on').optional(),
  }),
  async run({ homes, change: asked, preview }, context) {
    const { session, locale, data } = context;
    const change = toHomeChange(asked, data);
    if (preview)
      return { payload: await homesAnswer(await previewHomes(homes, change, session.staff), asked, 'will', locale) };
    const { auditId, ...outcome } = await changeHomes(homes, change, session.staff);
    const answer = await homesAnswer(outcome, asked, 'done', locale);
    return auditId ? { done: 'saved', undo: auditId, payload: answer } : { error: 'nothingChanged', payload: answer };
  },
});

function toHomeChange(asked: z.output<typeof wanted>, { catalogue, content }: ActionContext['data']): HomeChange {
  const [field = '', value = ''] = asked.split(/:(.*)/s);
  if (field === 'status') return { status: value as HomeChange['status'] };
  const isKnown =
    field === 'broker' ? content.team.has(value) : value === 'none' || catalogue.marquees.has(Number(value));
  if (!isKnown) throw new RejectionError('choice', 'change');
  return field === 'broker' ? { broker: value } : { marquee: parseMarquee(value) };
}

/** Deletes a home that is not on the site. */
export const deleteHomeAction = defineAction({
  name: 'home.delete',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ home: id }),
  async run({ home }, context) {
    const record = toHomeRef(home);
    const found = readRecord(record);
    if (!(await mayEdit(context.session.staff, record, found))) throw new RejectionError('ofColleague');
    const { file, stored } = found;
    if ((stored as Draft<Property> | null)?.status === 'published') throw new RejectionError('isPublished');
    const copy = await findWorkingCopy(record.name, context.session.staff.id);
    const { auditId } =
      stored === null ? { auditId: null } : await saveRecord({ file, base: stored, mine: null }, context.session.staff);
    if (copy) await endWorkingCopy(record.name, context.session.staff.id, copy.version);
    return {
      done: 'removed',
      undo: auditId ?? undefined,
      href: stored === null ? officeHref('homes', context.locale) : undefined,
    };
  },
});
