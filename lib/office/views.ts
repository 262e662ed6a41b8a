import type { DataIssue } from '../data/issues.ts';
import { staffRoles } from '../db/accounts.ts';
import type { AuditEntry } from '../db/audit.ts';
import { importCounts as counts, type ImportOutcome } from '../db/import-runs.ts';
import type { LeadLine } from '../db/lead-inbox.ts';
import { leadStatuses } from '../db/lead-tables.ts';
import type { LeadEntry } from '../db/lead-work.ts';
import type { LeadRecord } from '../db/leads.ts';
import type { Outlook } from '../db/retention-outlook.ts';
import type { SavedView } from '../db/saved-views.ts';
import { visitStates } from '../db/schema.ts';
import type { Staff } from '../db/staff.ts';
import type { TextBlock } from '../db/text-blocks.ts';
import type { Visit } from '../db/visits.ts';

// What the pages of the office show of the database, by the names that components know.

export type StaffMember = Staff;
export type OfficeLead = LeadRecord;
export type WrittenEntry = LeadEntry;
export type InboxLine = LeadLine;
export type InboxView = SavedView;
export type OfficeText = TextBlock;
export type LogLine = AuditEntry;
export type DataFault = DataIssue;
export type ImportReport = ImportOutcome;
export type RetentionOutlook = Outlook;
export interface LogPage {
  entries: LogLine[];
  next: { at: number; id: string } | null;
}

export const officeRoles = staffRoles;
export const workStatuses = leadStatuses;
export const inboxStatuses = ['todo', ...leadStatuses, 'all'] as const;
export const importCounts = counts;

export type OfficeVisit = Visit;
export const appointmentStates = visitStates;
