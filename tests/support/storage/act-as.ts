import { findStaff } from '../../../lib/accounts/store-staff.ts';
import { actions } from '../../../lib/app/actions.ts';
import { publishedData } from '../../../lib/data/store.ts';
import { type Action, type OfficeState, runAction } from '../../../lib/staff/define-action.ts';

/** Runs actions of the office in this process, as a member of staff. */
export async function actAs(
  id: string,
): Promise<(action: Action, fields: Record<string, string>) => Promise<OfficeState>> {
  const staff = await findStaff(id);
  if (!staff) throw new Error(`${id} is no member of staff`);
  return (action, fields) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ locale: 'nl', ...fields })) form.set(field, value);
    const context = { headers: new Headers(), data: publishedData(), actions };
    return runAction(action, form, { id, staff, isFresh: true }, context);
  };
}
