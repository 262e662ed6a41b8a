import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findStaff, type Staff } from '../accounts/store-staff.ts';
import { writeAudit } from '../audit/store.ts';
import { changeRows, type LoggedChange } from '../audit/store-rows.ts';
import { dayMs } from '../base/day.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { leadStatuses } from '../db/tables/leads.ts';
import { consumeToken } from '../db/tokens.ts';
import { locales } from '../i18n/locales.ts';
import { composeMail } from '../letters/compose.tsx';
import { putMail } from '../mail/store.ts';
import { officeHref } from '../routes/office-paths.ts';
import { type ActionContext, defineAction, type OfficeDone, RejectionError } from '../staff/define-action.ts';
import { homeNamed } from '../staff/named-homes.ts';
import { visibleTo } from '../staff/portfolio.ts';
import { mayOpen } from '../staff/rights.ts';
import { manualForms } from './lead-kinds.ts';
import { answerMail, composeAssignmentMail } from './lead-mails.ts';
import { type LeadRecord, storeLead } from './store.ts';
import { addEntry, entryRow, findLead, findLeads, type LeadState, updateLead } from './store-work.ts';
import { findPlaceholder } from './text-blocks.ts';

const id = z.uuid();
const longText = z.string().max(10_000);
const day = z.iso.date();

/** The value that removes an assignee or a follow-up day. */
const none = 'none';

const done: Record<keyof LeadState, OfficeDone> = { status: 'status', assignee: 'assigned', followUp: 'followUp' };

const changeFields = {
  status: z.enum(leadStatuses).optional(),
  assignee: z.string().max(100).optional(),
  followUp: z.union([day, z.literal(none)]).optional(),
};

/** Sets the status, the assignee and the follow-up day of a lead. */
export const changeLeadAction = defineAction({
  name: 'lead.change',
  roles: ['owner', 'broker'],
  schema: z.object({ id, ...changeFields }),
  run: ({ id: lead, ...fields }, context) => change([lead], fields, context),
});

/** At a time: more than a page of the inbox shows. */
export const maxLeadsAtOnce = 200;

/** Changes several leads at once; those that the person may no longer see are left unchanged. */
export const changeLeadsAction = defineAction({
  name: 'leads.change',
  roles: ['owner', 'broker'],
  schema: z.object({
    ids: z
      .string()
      .transform((text) => text.split(' '))
      .pipe(z.array(id).max(maxLeadsAtOnce)),
    ...changeFields,
  }),
  run: ({ ids, ...fields }, context) => change(ids, fields, context),
});

type Fields = z.output<z.ZodObject<typeof changeFields>>;

async function change(leads: readonly string[], { status, assignee, followUp }: Fields, context: ActionContext) {
  const wanted: Partial<LeadState> = {
    status,
    assignee: assignee === none ? null : assignee === 'me' ? context.session.staff.id : assignee,
    followUp: followUp === none ? null : followUp,
  };
  const assigned = wanted.assignee ? await findStaff(wanted.assignee) : null;
  if (wanted.assignee && !(assigned && mayOpen(assigned.role, 'leads')))
    throw new RejectionError('unknownPerson', 'assignee');
  const asked = (Object.keys(done) as (keyof LeadState)[]).filter((name) => wanted[name] !== undefined);
  if (asked.length === 0) throw new RejectionError('nothingChosen');
  const auditId = await setLeads(leads, wanted, assigned, context);
  const [only] = asked;
  return { done: only && asked.length === 1 ? done[only] : ('saved' as const), undo: auditId };
}

/** Changes leads, each with its audit event, with one mail to the new assignee. Returns the event by which all of them can be undone. */
async function setLeads(
  leads: readonly string[],
  wanted: Partial<LeadState>,
  assigned: Staff | null,
  { session: { staff }, data }: ActionContext,
): Promise<string | undefined> {
  const scope = visibleTo(staff, data);
  const records = await findLeads(leads, scope);
  if (records.length === 0) throw new RejectionError('gone');
  const news = assigned && assigned.id !== staff.id ? records.filter(({ assignee }) => assignee !== assigned.id) : [];
  const mail =
    assigned && news.length > 0 ? await composeMail(await composeAssignmentMail(news, assigned, staff, data)) : null;
  const { followUp, ...rest } = wanted;
  return inTransaction(async (trx) => {
    const locked = await findLeads(leads, scope, trx);
    const auditId = await changeRows(
      trx,
      staff,
      ...locked.map(
        ({ id: lead }): LoggedChange => ({
          action: 'lead.change',
          subject: lead,
          rows: [{ table: 'lead', key: { id: lead }, set: { ...rest, follow_up: followUp }, isLogged: true }],
        }),
      ),
    );
    if (auditId && mail) await putMail(trx, mail);
    return auditId;
  });
}

/** Returns a lead; throws a RejectionError if it is gone, or if the broker may not see it. */
export const requireLead = async (lead: string, { session: { staff }, data }: ActionContext): Promise<LeadRecord> => {
  const record = await findLead(lead, visibleTo(staff, data));
  if (!record) throw new RejectionError('gone');
  return record;
};

/** A note that only staff read. */
export const addNoteAction = defineAction({
  name: 'lead.note',
  roles: ['owner', 'broker'],
  schema: z.object({ id, text: longText }),
  async run({ id: lead, text }, context) {
    const { staff } = context.session;
    await requireLead(lead, context);
    const put = entryRow(lead, staff, { kind: 'note', text });
    // The words of a note may be about a person: the log says only that there is one.
    const note = {
      action: 'lead.note',
      subject: lead,
      rows: [{ table: 'lead_entry', key: { id: put.id }, put }],
    } as const;
    const auditId = await inTransaction((trx) => changeRows(trx, staff, note));
    return { done: 'noted', undo: auditId };
  },
});

/** Returns the hash of a sent form, with the key of its page: the same key with other words is another form. */
export const hashForm = (sent: { key: string }): string =>
  createHash('sha256').update(JSON.stringify(sent)).digest('hex');

/** Marks a form as sent, for a day; false if it was sent before. */
export const consumeFormKey = (trx: Trx, sent: { key: string }): Promise<boolean> =>
  consumeToken(`office ${hashForm(sent)}`, Date.now() + dayMs, trx);

/** A mail to the visitor: it is sent through the outbox and kept with the lead, and replies arrive in the sender's own mailbox. */
export const answerLeadAction = defineAction({
  name: 'lead.answer',
  roles: ['owner', 'broker'],
  schema: z.object({ id, key: z.uuid(), subject: z.string().max(200), text: longText }),
  async run(sent, context) {
    const { id: lead, subject, text } = sent;
    const { staff } = context.session;
    const record = await requireLead(lead, context);
    if (record.email === '') throw new RejectionError('noAddress');
    if (findPlaceholder(text)) throw new RejectionError('unfilled', 'text');
    const mail = await composeMail(await answerMail(record, { subject, text }, staff, context.data));
    await inTransaction(async (trx) => {
      if (!(await consumeFormKey(trx, sent))) return;
      await putMail(trx, mail, lead);
      await addEntry(trx, lead, staff, { kind: 'answer', subject, text, mail: mail.id });
      await assignToSelf(trx, record, staff);
    });
    return { done: 'answered' };
  },
});

/** An unassigned lead is assigned to the person who answers it. */
async function assignToSelf(trx: Trx, record: LeadRecord, staff: Staff): Promise<void> {
  const wanted = { status: 'answered', assignee: record.assignee ?? staff.id } as const;
  const changed = await updateLead(trx, record.id, wanted);
  await writeAudit(trx, staff, { action: 'lead.answer', subject: record.id, ...changed });
}

/** A lead that came by telephone or at the door. */
export const addLeadAction = defineAction({
  name: 'lead.add',
  roles: ['owner', 'broker'],
  schema: z.object({
    form: z.enum(manualForms),
    name: z.string().max(200),
    email: z.email().max(254).optional(),
    phone: z.string().max(40).optional(),
    property: z.string().max(200).optional(),
    remark: longText.optional(),
    language: z.enum(locales),
    key: z.uuid().default(randomUUID),
  }),
  async run({ form, name, email = '', phone, property, remark, language, key }, { session: { staff }, data, locale }) {
    const subject = property === undefined ? {} : { property: homeNamed(property, data, 'property').id };
    const fields = Object.fromEntries(Object.entries({ phone, remark }).filter(([, value]) => value !== undefined));
    const lead = { key, form, locale: language, name, email, fields, subject, source: {} };
    const { id: stored } = await storeLead(lead, [], async (trx, added) => {
      await updateLead(trx, added, { status: 'open', assignee: staff.id });
      await writeAudit(trx, staff, { action: 'lead.add', subject: added, after: { form } });
    });
    return { done: 'added', href: officeHref(`leads/${stored}`, locale) };
  },
});
