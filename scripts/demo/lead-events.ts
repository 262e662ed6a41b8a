import type { PageForm } from '../../lib/routes/page-forms.ts';
import type { DemoStaff } from './staff.ts';
import type { Visitor } from './views.ts';

/** An action of staff, with its delay in hours after the lead. */
export type LeadEvent = { after: number; by: DemoStaff } & (
  | { status: 'open' | 'answered' | 'closed' | 'spam' }
  | { assignee: DemoStaff }
  /** The follow-up is due so many days from today. */
  | { followUp: number }
  | { note: string }
  | { subject: string; answer: string }
);

export interface DemoLead {
  daysAgo: number;
  form: Exclude<PageForm, 'contact-appointment' | 'job-application'>;
  who: Visitor;
  home?: number;
  project?: number;
  values?: Record<string, unknown>;
  source?: Record<string, string>;
  events?: readonly LeadEvent[];
}
