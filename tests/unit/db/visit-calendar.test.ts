import { expect, it } from 'vitest';
import { GET } from '@/app/api/visits/calendar/route';
import { cancelVisit } from '@/lib/visits/change-visit';
import { calendarHref, visitPath } from '@/lib/visits/visit-link';
import { first, homes, sample } from '@/tests/support/sample-site';
import { onBothEngines } from '../../support/storage/database';
import { book, offered } from '../../support/storage/visits';

const tokenOf = async (id: string) =>
  new URL(await visitPath(id, 'nl', sample), 'http://localhost').searchParams.get('token') ?? '';
const fetchFile = (token: string) => GET(new Request(`http://localhost${calendarHref(token, 'nl')}`));

onBothEngines(() => {
  it('an appointment is a file for the calendar, until it is cancelled; an unpublished address is not in it', async () => {
    const hidden = first(
      homes,
      ({ address, goal, marquee }) => !address.publish && goal === 0 && marquee === undefined && address.houseNumber,
    );
    const id = (await book({ slot: offered(hidden)[60] ?? '', home: hidden })) as string;
    const token = await tokenOf(id);
    const answer = await fetchFile(token);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const text = (await answer.text()).replaceAll(/\r\n[ \t]/g, '');
    expect(text).toContain('METHOD:PUBLISH');
    expect(text).not.toContain('an@visitor.example');
    expect(text).not.toContain(hidden.address.street);
    expect((await fetchFile(`${token}x`)).status).toBe(404);
    await cancelVisit(id, sample);
    expect((await fetchFile(token)).status).toBe(404);
  });
});
