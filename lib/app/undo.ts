import 'server-only';
import { z } from 'zod';
import type { Staff } from '../accounts/store-staff.ts';
import { type AuditEntry, findAudit } from '../audit/store.ts';
import { auditField, restoreRows } from '../audit/store-rows.ts';
import {
  consumeUndoState,
  type UndoKind,
  type UndoState,
  type UndoStates,
  undoMs,
  undoStates,
} from '../audit/store-undo.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { languageName, list } from '../i18n/format.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { fieldName } from '../office/log-values.ts';
import { fieldTexts } from '../records/field-texts.ts';
import { undoFiles } from '../records/record-undo.ts';
import { undoWords } from '../records/words-actions.ts';
import { undoReview } from '../reviews/undo-review.ts';
import { defineAction, RejectionError } from '../staff/define-action.ts';
import { may } from '../staff/rights.ts';
import type { LeftField, Undo } from '../staff/undo.ts';
import { undoDiscard } from '../staff/working-copies/discard-copies.ts';
import { actions, isActionName } from './actions.ts';

const undoRows: Undo<'rows'> = (changes, event, context) =>
  inTransaction(async (trx) => {
    await findUndoneAction(event)?.beforeUndo?.(trx, event, context);
    if (!(await consumeUndoState(trx, event.id))) throw new RejectionError('gone');
    const { skippedFields: skipped, changed, found } = await restoreRows(trx, context.staff, changes);
    if (!found) throw new RejectionError('gone');
    if (!changed) throw new RejectionError('changedSince');
    return skipped.map((field) => ({ path: auditField(field) }));
  });

/** The function that undoes each kind of change. */
const undoers: { [Kind in UndoKind]: Undo<Kind> } = {
  rows: undoRows,
  files: undoFiles,
  review: undoReview,
  words: undoWords,
  workingCopies: undoDiscard,
};

/** Returns the kind of a stored state; null for a state from before there were kinds. */
const undoKind = (state: UndoState): UndoKind | null =>
  (Object.keys(undoers) as UndoKind[]).find((kind) => Object.hasOwn(state, kind)) ?? null;

/** Undoes what an audit event says, by the state that was stored for it. */
export const undoChangeAction = defineAction({
  name: 'undo',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ undo: z.uuid() }),
  async run({ undo: id }, { session: { staff }, data, locale }) {
    const [event, state] = [await findAudit(id), (await undoStates([id])).get(id)];
    const kind = state ? undoKind(state) : null;
    if (!event || !state || !kind) throw new RejectionError('gone');
    checkRight(kind, event, staff);
    const left = await (undoers[kind] as Undo<UndoKind>)((state as UndoStates)[kind], event, {
      staff,
      data,
      mayRestore: findUndoneAction(event)?.mayRestore,
    });
    return left.length === 0
      ? { done: 'undone' }
      : { done: 'undonePartly', left: await describeFields(left, locale, data) };
  },
});

/**
 * Staff undo what they did themselves in the last day, as long as their role still allows it. Files whose bytes are kept are put back by
 * anybody who may change them, which undoFiles() checks by `mayRestore` or by the files.
 */
function checkRight(kind: UndoKind, event: AuditEntry, staff: Staff): void {
  if (kind === 'files') return;
  const action = findUndoneAction(event);
  if (event.actor !== staff.id || event.at <= Date.now() - undoMs || !action) throw new RejectionError('gone');
  if (!may(staff.role, action)) throw new RejectionError('forbidden');
}

/** Showing and hiding a review are one action. */
function findUndoneAction({ action }: AuditEntry) {
  const name = action === 'review.hide' ? 'review.show' : action;
  return isActionName(name) ? actions[name] : undefined;
}

/** The audit events that somebody may undo: by their kind, or since they are their own. */
export async function undoableEvents(events: readonly AuditEntry[], staff: Staff): Promise<Set<string>> {
  const states = await undoStates(events.map(({ id }) => id));
  return new Set(
    events.flatMap(({ id, actor, at }) => {
      const kind = undoKind(states.get(id) ?? ({} as UndoState));
      return kind === 'files' || (kind && actor === staff.id && at > Date.now() - undoMs) ? [id] : [];
    }),
  );
}

/** A sentence names at most this many fields. */
const maxNamed = 12;

async function describeFields(left: readonly LeftField[], locale: Locale, data: Snapshot): Promise<string> {
  const [t, find] = await Promise.all([translatorIn(locale, 'office.log'), fieldTexts(locale, data)]);
  const labels = left.map(({ subject, path }) =>
    subject === undefined
      ? path
          .split('.')
          .map((part) => (isLocale(part) ? languageName(part, locale) : fieldName(part, locale, t)))
          .join(' › ')
      : find(subject, path).label,
  );
  const unique = [...new Set(labels)];
  return list([...unique.slice(0, maxNamed), ...(unique.length > maxNamed ? ['…'] : [])], locale);
}
