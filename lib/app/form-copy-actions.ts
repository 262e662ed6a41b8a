import 'server-only';
import { z } from 'zod';
import { isSame } from '../base/merge-record.ts';
import { endWorkingCopy, findWorkingCopy, saveWorkingCopy } from '../records/store.ts';
import { discardCopies } from '../records/working-copies/discard-copies.ts';
import { type ActionContext, defineAction, Rejection } from '../staff/define-action.ts';
import type { FormCopy } from '../staff/form-conflict.ts';
import { jsonField } from '../staff/json-field.ts';
import { may } from '../staff/rights.ts';
import { actions } from './actions.ts';
import { copiedForms, nameOfFormCopy, newerFormCopy } from './form-copies.ts';

const formName = z
  .string()
  .max(300)
  .transform((name, context) => {
    const action = copiedForms.find((one) => name.startsWith(nameOfFormCopy(one, '')));
    if (action) return { name, action, id: name.slice(nameOfFormCopy(action, '').length) };
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });
const version = z.coerce.number<string>().int().min(0);
const texts = z.record(z.string().max(100), z.string().max(20_000));

type FormName = z.output<typeof formName>;

/** The working copy of a form that the person may save. */
async function copyOf({ name, action }: FormName, { session: { staff } }: ActionContext) {
  if (!may(staff.role, actions[action])) throw new Rejection('forbidden');
  return findWorkingCopy(name, staff.id);
}

/** Stores the fields that were changed since the form read `version`; `base` comes with the first of them. */
export const autosaveForm = defineAction({
  name: 'form.autosave',
  roles: ['owner', 'broker', 'editor'],
  kind: 'autosave',
  schema: z.object({
    form: formName,
    version,
    changes: jsonField(texts, 100_000),
    base: jsonField(z.object({ shown: texts, sent: z.unknown() }), 200_000).optional(),
  }),
  async run({ form, version, changes, base: given }, context) {
    const { staff } = context.session;
    const copy = await copyOf(form, context);
    if ((copy?.version ?? 0) !== version) return newerFormCopy(copy);
    const base = given ?? (copy?.base as FormCopy['base'] | undefined);
    if (!base) throw new Rejection('gone');
    const content = { ...((copy?.content as FormCopy['content'] | undefined) ?? base.shown), ...changes };
    if (isSame(content, base.shown)) {
      await endWorkingCopy(form.name, staff.id, version);
      return { record: { version: 0, isReverted: true } };
    }
    const next = await saveWorkingCopy(form.name, { base, content, staff: staff.id, version });
    return next === null ? newerFormCopy(await copyOf(form, context)) : { record: { version: next } };
  },
});

/** Answers with the working copy that another tab of the same person stored, or that it saved or discarded it. */
export const pollForm = defineAction({
  name: 'form.poll',
  roles: ['owner', 'broker', 'editor'],
  kind: 'background',
  schema: z.object({ form: formName, version }),
  async run({ form, version }, context) {
    const copy = await copyOf(form, context);
    return (copy?.version ?? 0) === version ? { record: { version } } : newerFormCopy(copy);
  },
});

/** Deletes what the person typed since the last save; it can be undone. */
export const discardForm = defineAction({
  name: 'form.discard',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ form: formName }),
  async run({ form }, context) {
    const { staff } = context.session;
    await copyOf(form, context);
    const change = { owner: staff.id, by: staff, subject: form.id || undefined };
    const undo = (await discardCopies([{ record: form.name }], change)) ?? undefined;
    return { done: 'discarded', undo, record: { version: 0 } };
  },
});
