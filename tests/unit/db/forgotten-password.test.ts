import { expect, it, onTestFinished, vi } from 'vitest';
import { readPasswordLink } from '@/lib/accounts/new-password';
import { minuteMs } from '@/lib/day';
import { an, forgotten, invited, outboxLinks, password, passwordForm, send } from '../../support/storage/accounts';
import { onBothEngines } from '../../support/storage/database';

const sent = { status: 'sent', href: '/nl/wachtwoord/?sent=yes' };

/** The links that were mailed and still choose a password. */
async function workingLinks(): Promise<string[]> {
  const links = await outboxLinks();
  const found = await Promise.all(links.map((link) => readPasswordLink(link)));
  return links.filter((_, index) => found[index]?.kind === 'reset');
}

const stopClock = () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
};

onBothEngines(() => {
  it('a forgotten password is answered alike for everybody, and mailed to accounts alone', async () => {
    await invited(an);
    const answers = [await forgotten('nobody@owner.example')];
    for (let i = 0; i < 6; i++) answers.push(await forgotten(an.email));
    expect(answers).toEqual(answers.map(() => sent));
    expect(await workingLinks()).toHaveLength(4);
  });

  it('a network is mailed three links in a quarter of an hour, and another one gets its own', async () => {
    await invited(an);
    stopClock();
    for (let i = 0; i < 4; i++) expect(await forgotten(an.email, '192.0.2.1')).toEqual(sent);
    expect(await workingLinks()).toHaveLength(3);
    expect(await forgotten(an.email, '192.0.2.2')).toEqual(sent);
    expect(await workingLinks()).toHaveLength(4);
  });

  it('however often and whenever somebody asks: after each asking a link in the mailbox works', async () => {
    await invited(an);
    stopClock();
    const ask = async (...networks: string[]) => {
      await Promise.all(networks.map((network) => forgotten(an.email, network)));
      expect(await workingLinks()).not.toEqual([]);
    };
    const [own, other] = ['192.0.2.1', '192.0.2.2'];
    await ask(other, other, other, own);
    // Around the end of a limit and of the first links, where one limit could refuse because the other did.
    for (const minutes of [44, 6, 9, 2, 14]) {
      vi.advanceTimersByTime(minutes * minuteMs);
      await ask(own, own, own);
    }
  });

  it('who used the link and forgets again gets another one at once', async () => {
    await invited(an);
    stopClock();
    for (let i = 0; i < 5; i++) await forgotten(an.email);
    const [link = ''] = await workingLinks();
    expect(await send(passwordForm(link, password))).toMatchObject({ status: 'sent' });
    expect(await workingLinks()).toEqual([]);
    await forgotten(an.email);
    expect(await workingLinks()).toHaveLength(1);
  });
});
