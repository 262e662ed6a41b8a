import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, repeatInParallel, untilEnd } from '../attack.ts';
import type { Places } from '../places.ts';
import { formBody, json, multipart } from './bodies.ts';

const languages = ['nl', 'fr', 'en', 'de'];

/** Addresses that are expensive to answer and not in any cache. */
function expensive({ list, homes, cities }: Places, iteration: number): string {
  const city = cities[iteration % cities.length] ?? '';
  const language = languages[iteration % languages.length] ?? 'nl';
  const filters = `min=${50_000 + iteration * 7}&bedrooms=${iteration % 4}&energy=a_b_c_d&garden=1&sort=price-asc`;
  const addresses = [
    `${list}?${filters}&city=${[city, cities[(iteration + 1) % cities.length] ?? ''].sort().join('_')}&radius=${5 + (iteration % 40)}`,
    `/api/search/${language}/`,
    `/api/homes/${language}/${homes[iteration % homes.length]}/`,
    `/api/map/${language}/sale.${city}.-.min-${50_000 + iteration}/`,
    `${list}?max=${900_000 - iteration * 3}&page=${iteration % 5}`,
  ];
  return addresses[iteration % addresses.length] ?? list;
}

const imageWidths = [640, 750, 828, 1080, 1200, 1920];

export const floods: Attack[] = [
  {
    name: 'posters',
    sent: '40 posters at once, each of a different home',
    once: true,
    aims: { quiet: true },
    run: ({ send, fresh, places: { homes } }) =>
      repeatInParallel(40, () => {
        const iteration = fresh();
        const language = languages[Math.floor(iteration / homes.length) % languages.length];
        return send({ path: `/api/poster/${language}/${homes[iteration % homes.length]}/`, sender: iteration });
      }),
  },
  {
    name: 'lists and searches',
    sent: '30 at once, random filters',
    run: (round) =>
      untilEnd(30, round, () => {
        const iteration = round.fresh();
        return round.send({ path: expensive(round.places, iteration), sender: 1 + (iteration % 200) });
      }),
  },
  {
    name: 'images',
    sent: '10 at once to /_next/image/, different pictures and widths',
    run: (round) =>
      untilEnd(10, round, () => {
        const iteration = round.fresh();
        const { pictures } = round.places;
        const width = imageWidths[iteration % imageWidths.length];
        const picture = encodeURIComponent(pictures[iteration % pictures.length] ?? '');
        return round.send({ path: `/_next/image/?url=${picture}&w=${width}&q=75` });
      }),
  },
];

const eightSenders = 8;
const perSender = 20;

export const guesses: Attack[] = [
  {
    name: 'holds',
    sent: '8 networks, 20 moments each',
    once: true,
    run: ({ target, send, count, places: { moments } }) =>
      repeatInParallel(eightSenders, async (sender) => {
        for (let iteration = 0; iteration < perSender; iteration++) {
          const slot = moments[(sender * perSender + iteration) % moments.length] ?? '';
          const body = Buffer.from(JSON.stringify({ key: randomBytes(16).toString('hex'), about: '', slot }));
          const message = { method: 'POST', path: '/api/visits/hold/', headers: json, body } as const;
          const answer = await send({ ...message, sender: 1 + sender + (target.behindNginx ? 100 : 0) });
          if (answer.body.includes('"held":true')) count('held');
        }
      }),
  },
  {
    name: 'passwords',
    sent: '5 log-ins a second, changing networks',
    run: async ({ send, fresh, places: { loginFields } }) => {
      const iteration = fresh();
      const fields = Object.entries({
        ...loginFields,
        scripted: '1',
        loginEmail: 'owner@mail.example',
        password: `guess number ${iteration}`,
      });
      await Promise.all([
        send({ method: 'POST', path: '/api/forms/', headers: multipart, body: formBody(fields), sender: iteration }),
        pause(200),
      ]);
    },
  },
];
