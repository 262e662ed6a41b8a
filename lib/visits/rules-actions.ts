import 'server-only';
import { z } from 'zod';
import type { AuditEvent } from '../audit/store.ts';
import { isSame } from '../base/merge-record.ts';
import { type VisitRules, visitsSchema, type WeeklyHours } from '../content/visit-settings.ts';
import { changeLive } from '../data/change-live.ts';
import type { DataFiles } from '../data/write.ts';
import type { ReadData } from '../files/data-json.ts';
import { DataError } from '../files/issues.ts';
import { readValid } from '../files/read-valid.ts';
import { type ActionContext, defineAction, type OfficeState, RejectionError } from '../staff/define-action.ts';
import { ConflictError, conflictState, decidedField, type FormBase, mergeForm } from '../staff/form-conflict.ts';
import { jsonField } from '../staff/json-field.ts';
import { agendaOfBroker } from './agenda.ts';
import { mayManageHours } from './hours-actions.ts';
import { changedTexts, fieldOf, formatRules, readRules, ruleWords } from './rules-form.ts';
import { formatWeek, readWeek } from './week.ts';

/** In data/: the rules for appointments. */
const rulesFile = 'visits.json';

const form = z.object({ base: jsonField(visitsSchema, 50_000), decided: decidedField }).catchall(z.string().max(400));

/** The rules for appointments. */
export const changeRulesAction = defineAction({
  name: 'rules.change',
  roles: ['owner'],
  hasWorkingCopy: true,
  mayRestore: ({ role }) => role === 'owner',
  schema: form,
  async run({ base, decided, ...fields }, context) {
    const { rules, errors } = readRules(fields);
    if (errors) return { error: 'invalid', fields: errors };
    const change = (before: VisitRules): VisitRules => ({
      ...before,
      ...rules,
      homes: { ...rules.homes, hours: unchangedOr(before.homes.hours, rules.homes.hours) },
      office: { ...rules.office, hours: unchangedOr(before.office.hours, rules.office.hours) },
    });
    return save({ base, decided }, change, context, ({ before, after }) => ({
      action: 'rules.change',
      ...changedTexts(formatRules(before), formatRules(after)),
    }));
  },
});

/** Hours in the notation of the file, if the typed ones are equal. */
const unchangedOr = (before: WeeklyHours, typed: WeeklyHours): WeeklyHours =>
  formatWeek(before) === formatWeek(typed) ? before : typed;

const ownForm = form.extend({ broker: z.string().max(100), same: z.literal('on').optional() });

/** The weekly hours of one broker; `same` removes them. */
export const changeBrokerHoursAction = defineAction({
  name: 'hours.change',
  roles: ['owner', 'broker'],
  hasWorkingCopy: true,
  mayRestore: (staff, { after }) => mayManageHours(staff, agendaOfBroker(String(after?.broker))),
  schema: ownForm,
  async run({ base, decided, broker, same, ...week }, context) {
    const { session, data } = context;
    if (!data.content.team.has(broker)) throw new RejectionError('unknownPerson');
    if (!mayManageHours(session.staff, agendaOfBroker(broker))) throw new RejectionError('forbidden');
    const { hours, wrong } = same ? { hours: [], wrong: [] } : readWeek(week, 'week');
    if (wrong.length > 0) return { error: 'invalid', fields: Object.fromEntries(wrong.map((name) => [name, 'hours'])) };
    if (!same && hours.length === 0) throw new RejectionError('required', 'week.1');
    const change = ({ brokers = {}, ...rules }: VisitRules): VisitRules => {
      const { [broker]: _, ...others } = brokers;
      const isOwn = hours.length > 0 && formatWeek(hours) !== formatWeek(rules.homes.hours);
      const left = isOwn ? { ...others, [broker]: hours } : others;
      return Object.keys(left).length > 0 ? { ...rules, brokers: left } : rules;
    };
    return save({ base, decided }, change, context, ({ before, after }) => {
      const logged = ({ brokers, homes }: VisitRules) => ({
        broker,
        hours: formatWeek(brokers?.[broker] ?? homes.hours),
      });
      return { action: 'hours.change', before: logged(before), after: logged(after) };
    });
  },
});

interface Saved {
  before: VisitRules;
  after: VisitRules;
}

/**
 * Writes data/visits.json, merged by field with what was stored since the form was shown, and waits until the site uses it.
 */
async function save(
  from: FormBase & { base: VisitRules },
  change: (before: VisitRules) => VisitRules,
  { session, locale }: ActionContext,
  auditEventOf: (saved: Saved) => AuditEvent,
): Promise<OfficeState> {
  let saved: Saved | undefined;
  const write = (read: ReadData): DataFiles => {
    const before = readValid(read, rulesFile, visitsSchema);
    const after = mergeForm(from, before, change(from.base));
    saved = undefined;
    if (isSame(after, before)) return {};
    saved = { before, after };
    return { [rulesFile]: after };
  };
  try {
    const auditId = await changeLive(write, {
      by: session.staff,
      auditEvent() {
        if (!saved) throw new Error('nothing was changed');
        return auditEventOf(saved);
      },
      isUndoable: true,
    });
    return { done: 'rulesSaved', undo: auditId ?? undefined };
  } catch (error) {
    if (error instanceof ConflictError) return conflictState(error, await ruleWords(locale));
    // A fault that was there before is no fault of a field.
    if (error instanceof DataError) return saved ? refusedBy(error) : { error: 'dataFault' };
    throw error;
  }
}

/** The errors that the check of the data found, by field; older errors are shown elsewhere. */
function refusedBy({ issues }: DataError): OfficeState {
  const own = issues.filter(({ file }) => file === rulesFile);
  if (own.length === 0) return { error: 'dataFault' };
  return { error: 'invalid', fields: Object.fromEntries(own.map(({ path }) => [fieldOf(path.split('.')), 'wrong'])) };
}
