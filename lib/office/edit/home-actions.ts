import 'server-only';
import { z } from 'zod';
import { readAmount } from '../../amount.ts';
import { findTowns } from '../../catalogue/find-towns.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import { cityOfTown } from '../../catalogue/towns-to-add.ts';
import type { Draft } from '../../data/draft.ts';
import { DataError } from '../../data/issues.ts';
import { dayOf } from '../../day.ts';
import { endWorkingCopy, findWorkingCopy } from '../../db/working-copies.ts';
import { type ActionContext, action, type OfficeState, Refusal } from '../action.ts';
import { officeHref } from '../paths.ts';
import { Conflict, saveRecord } from '../save-record.ts';
import { withDates } from './dates.ts';
import { addHome, copyHome } from './new-records.ts';
import { mayEdit, type RecordRef, readRecord, recordRef } from './records.ts';

const id = z.coerce.number<string>().int().positive();

const newHome = z.object({
  goal: z.coerce.number<string>().pipe(z.literal([0, 1, 2])),
  webId: id,
  city: z.string().max(100).default(''),
  /** What is typed of a town that was not chosen: sent before its field had found it. */
  town: z.string().max(100).default(''),
});

/** Begins a home and opens its form; its town reaches data/cities.json when it is saved. */
export const addHomeAction = action(
  newHome,
  async ({ goal, webId, ...typed }, { session: { staff }, locale, data: { catalogue } }) => {
    if (!catalogue.types.has(webId)) throw new Refusal('choice', 'webId');
    const [found] = typed.city ? [] : findTowns(typed.town, locale, 1);
    const city = cityOfTown(found?.id ?? typed.city, catalogue.cities);
    if (!city) throw new Refusal('choice', 'town');
    return { href: officeHref(`edit/${await addHome({ goal, webId, city: city.id }, staff)}`, locale) };
  },
);

/** The record of a home with what its file says; throws a Refusal without one, or for somebody who may not change it. */
async function homeRecord(home: number, { session: { staff } }: ActionContext) {
  const record = recordRef(`properties/${home}`) as RecordRef;
  const found = readRecord(record);
  const { file, stored } = found;
  if (stored === null) throw new Refusal('unknownHome');
  if (!(await mayEdit(staff, record, found))) throw new Refusal('notYourHome');
  return { record, file, stored: stored as Draft<Property> & Record<string, unknown> };
}

/** Begins a home with the facts and texts of another, with its pictures if wanted. */
export const copyHomeAction = action(
  z.object({ home: id, pictures: z.literal('on').optional() }),
  async ({ home, pictures }, context) => {
    const { stored } = await homeRecord(home, context);
    const copied = await copyHome(stored, pictures === 'on', context.session.staff);
    return { href: officeHref(`edit/${copied}`, context.locale) };
  },
);

const changeSchema = z.object({
  home: id,
  amount: z.string().max(40).optional(),
  marquee: z.string().max(10).optional(),
  status: z.enum(['published', 'draft', 'withdrawn']).optional(),
});

/** Price, marquee and status of a home, without its form; what is typed in its form stays, and is joined when that is saved. */
export const changeHome = action(
  changeSchema,
  async ({ home, amount, marquee, status }, context): Promise<OfficeState> => {
    const { file, stored } = await homeRecord(home, context);
    const price = amount === undefined ? undefined : readAmount(amount);
    if (amount !== undefined && !price) throw new Refusal('wrong', 'amount');
    const mine = {
      ...stored,
      ...(marquee ? { marquee: marquee === 'none' ? undefined : Number(marquee) } : {}),
      ...(price ? { price: { ...stored.price, amount: price } } : {}),
      ...(status ? { status } : {}),
    };
    const today = dayOf(Date.now());
    const finish = (was: unknown, joined: object) => withDates('properties', was, joined, today);
    try {
      const { line } = await saveRecord({ file, base: stored, mine, finish }, context.session.staff);
      return { done: status === 'published' || status === 'withdrawn' ? status : 'saved', undo: line ?? undefined };
    } catch (error) {
      if (error instanceof Conflict) return { error: 'changedSince' };
      if (error instanceof DataError)
        return { error: error.issues.some((issue) => issue.file === file) ? 'notReady' : 'dataFault' };
      throw error;
    }
  },
);

/** Deletes a home that is not on the site. */
export const deleteHome = action(z.object({ home: id }), async ({ home }, context) => {
  const record = recordRef(`properties/${home}`) as RecordRef;
  const found = readRecord(record);
  if (!(await mayEdit(context.session.staff, record, found))) throw new Refusal('notYourHome');
  const { file, stored } = found;
  if ((stored as Draft<Property> | null)?.status === 'published') throw new Refusal('isPublished');
  const copy = await findWorkingCopy(record.name);
  const { line } =
    stored === null ? { line: null } : await saveRecord({ file, base: stored, mine: null }, context.session.staff);
  if (copy) await endWorkingCopy(record.name, copy.version);
  return {
    done: 'removed',
    undo: line ?? undefined,
    href: stored === null ? officeHref('homes', context.locale) : undefined,
  };
});
