import 'server-only';
import { z } from 'zod';
import { isSame } from '../../base/merge-record.ts';
import { type ActionContext, defineAction, RejectionError } from '../define-action.ts';
import { jsonField } from '../json-field.ts';
import { may } from '../rights.ts';
import { copyVersion, newerAnswer } from './answers.ts';
import { discardCopies } from './discard-copies.ts';
import type { FormCopy } from './form-copies.ts';
import { endWorkingCopy, findWorkingCopy, saveWorkingCopy } from './store.ts';

const formName = z
  .string()
  .max(300)
  .regex(/^[^/]+\//)
  .transform((name) => {
    const end = name.indexOf('/');
    return { name, action: name.slice(0, end), id: name.slice(end + 1) };
  });
const texts = z.record(z.string().max(100), z.string().max(20_000));

/** Returns the working copy of a form; throws a RejectionError where the person may not save the form, or where it has none. */
async function findFormCopy(
  { name, action: actionName }: z.output<typeof formName>,
  { session: { staff }, actions }: ActionContext,
) {
  const action = Object.hasOwn(actions, actionName) ? actions[actionName] : undefined;
  if (!action?.hasWorkingCopy) throw new RejectionError('invalid', 'form');
  if (!may(staff.role, action)) throw new RejectionError('forbidden');
  return findWorkingCopy(name, staff.id);
}

/** Stores the fields that were changed since the form read `version`; `base` comes with the first of them. */
export const autosaveFormAction = defineAction({
  name: 'form.autosave',
  roles: ['owner', 'broker', 'editor'],
  kind: 'autosave',
  schema: z.object({
    form: formName,
    version: copyVersion,
    changes: jsonField(texts, 100_000),
    base: jsonField(z.object({ shown: texts, sent: z.unknown() }), 200_000).optional(),
  }),
  async run({ form, version, changes, base: given }, context) {
    const { staff } = context.session;
    const copy = await findFormCopy(form, context);
    if ((copy?.version ?? 0) !== version) return { copy: newerAnswer(copy, null) };
    const base = given ?? (copy?.base as FormCopy['base'] | undefined);
    if (!base) throw new RejectionError('gone');
    const content = { ...((copy?.content as FormCopy['content'] | undefined) ?? base.shown), ...changes };
    if (isSame(content, base.shown)) {
      await endWorkingCopy(form.name, staff.id, version);
      return { copy: { kind: 'autosaved', version: 0 } };
    }
    const next = await saveWorkingCopy(form.name, { base, content, staff: staff.id, version });
    if (next === null) return { copy: newerAnswer(await findFormCopy(form, context), null) };
    return { copy: { kind: 'autosaved', version: next } };
  },
});

/** Answers with the working copy that another tab of the same person stored, or that it saved or discarded it. */
export const pollFormAction = defineAction({
  name: 'form.poll',
  roles: ['owner', 'broker', 'editor'],
  kind: 'background',
  schema: z.object({ form: formName, version: copyVersion }),
  async run({ form, version }, context) {
    const copy = await findFormCopy(form, context);
    return { copy: (copy?.version ?? 0) === version ? { kind: 'unchanged', version } : newerAnswer(copy, null) };
  },
});

/** Deletes what the person typed since the last save; it can be undone. */
export const discardFormAction = defineAction({
  name: 'form.discard',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ form: formName }),
  async run({ form }, context) {
    const { staff } = context.session;
    await findFormCopy(form, context);
    const change = { owner: staff.id, by: staff, subject: form.id || undefined };
    const undo = (await discardCopies([{ record: form.name }], change)) ?? undefined;
    return { done: 'discarded', undo, copy: { kind: 'stored', version: 0, stored: null } };
  },
});
