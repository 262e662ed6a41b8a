import { readFileSync } from 'node:fs';
import { inProject } from '../../../scripts/support/project.ts';
import { type Attack, type Round, repeatInParallel } from '../attack.ts';
import { type Message, visitor } from '../send.ts';
import { formBody, json, multipart, paddedJson } from './bodies.ts';

// Bursts from one network: its own responses may be slow, those to other networks may not.

const connections = 50;

/** Sends messages over 50 connections, from a network that has sent nothing yet: what it may post is limited. */
const burst = (round: Round, messages: number, messageOf: (iteration: number) => Message): Promise<void> => {
  const sender = visitor + round.fresh();
  let sent = 0;
  return repeatInParallel(connections, async () => {
    while (sent++ < messages && !round.signal.aborted) await round.send({ ...messageOf(round.fresh()), sender });
  });
};

const areaOf = (iteration: number): Message => {
  // Around Hasselt, by car: the largest area that a page asks for.
  const origins = [0, 0.05].map((east) => ({
    at: [5.3 + east + (iteration % 40) / 1_000, 50.93],
    by: 'car',
    minutes: 45,
  }));
  return { method: 'POST', path: '/api/travel/area/', headers: json, body: Buffer.from(JSON.stringify({ origins })) };
};

/** Fields of a server action whose arguments are just below the limit of a field without a file. */
const longArguments = formBody([['0', paddedJson(98 * 1024)]]);

/** The id of a server action, which anybody reads in a page. */
function actionId(): string {
  const manifest = JSON.parse(readFileSync(inProject('.next/server/server-reference-manifest.json'), 'utf8'));
  const [id] = Object.keys(manifest.node);
  if (!id) throw new Error('The build has no server action.');
  return id;
}

const outsidePages = ['/api/office/log-in/', '/api/office/account/', '/images/office/log-in/', '/images/login/'];

export const bursts: Attack[] = [
  {
    name: 'burst: travel',
    sent: '200 areas from one network, 50 at once',
    once: true,
    run: (round) => burst(round, 200, areaOf),
  },
  {
    name: 'burst: search',
    sent: '200 searches from one network, 50 at once',
    once: true,
    run: (round) =>
      burst(round, 200, (iteration) => ({
        path: `/api/search/${['nl', 'fr', 'en', 'de'][iteration % 4]}/?turn=${iteration}`,
      })),
  },
  {
    name: 'burst: lists',
    sent: '200 filtered lists from one network, 50 at once',
    once: true,
    run: (round) =>
      burst(round, 200, (iteration) => ({ path: `${round.places.list}?min=${100_000 + (iteration % 200) * 5_000}` })),
  },
  {
    name: 'burst: form fields',
    sent: '240 posts with a field of 98 KB from one network, 50 at once',
    once: true,
    run: (round) =>
      burst(round, 240, () => ({
        method: 'POST',
        path: round.places.form,
        headers: multipart,
        body: longArguments,
      })),
  },
  {
    name: 'burst: actions outside pages',
    sent: '60 server actions of 250 KB from one network, 50 at once',
    once: true,
    run: (round) => {
      const headers = { 'content-type': 'text/plain;charset=UTF-8', 'next-action': actionId() };
      const body = Buffer.from(paddedJson(250 * 1024));
      return burst(round, 60, (iteration) => ({
        method: 'POST',
        path: outsidePages[iteration % outsidePages.length] ?? '/',
        headers,
        body,
      }));
    },
  },
];
