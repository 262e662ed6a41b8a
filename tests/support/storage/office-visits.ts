import { randomUUID } from 'node:crypto';
import type { Staff } from '@/lib/accounts/store-staff';
import { actions } from '@/lib/app/actions';
import { db } from '@/lib/db/database';
import { type OfficeState, RejectionError } from '@/lib/staff/define-action';
import { bookVisitAction } from '@/lib/visits/actions';
import { sample } from '@/tests/support/sample-site';

/** The fields that staff fill in for a caller about home 5801. */
export const called = (slot: string, own: Record<string, string> = {}) => ({
  key: randomUUID(),
  agenda: 'lies-vandeput',
  home: '5801',
  slot,
  name: 'Jan Smet',
  phone: '0470 12 34 56',
  language: 'nl',
  ...own,
});

/** Books as the office does, without a browser: any number at the same time. */
export async function bookAs(staff: Staff, sent: Record<string, string>): Promise<OfficeState> {
  const session = { id: 'session', staff, isFresh: true };
  try {
    return await bookVisitAction.run(bookVisitAction.schema.parse(sent), {
      session,
      headers: new Headers(),
      locale: 'nl',
      data: sample,
      actions,
      form: new FormData(),
    });
  } catch (error) {
    if (error instanceof RejectionError) return error.state;
    throw error;
  }
}

/** The appointment that an answer leads to. */
export const bookedId = ({ href = '' }: OfficeState): string => href.split('/').at(-2) ?? '';

/** Lets an appointment begin yesterday. */
export async function happened(id: string): Promise<void> {
  const yesterday = Date.now() - 86_400_000;
  await (await db())
    .updateTable('visit')
    .set({ starts_at: yesterday, ends_at: yesterday + 1_800_000 })
    .where('id', '=', id)
    .execute();
}
