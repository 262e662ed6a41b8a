import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, atOnce, untilEnd } from '../attack.ts';
import type { Places } from '../places.ts';
import { formBody, json, multipart } from './bodies.ts';

const languages = ['nl', 'fr', 'en', 'de'];

/** Addresses that are expensive to answer and not in any cache. */
function expensive({ list, homes, cities }: Places, turn: number): string {
  const city = cities[turn % cities.length] ?? '';
  const language = languages[turn % languages.length] ?? 'nl';
  const filters = `min=${50_000 + turn * 7}&bedrooms=${turn % 4}&energy=a_b_c_d&garden=1&sort=price-asc`;
  const addresses = [
    `${list}?${filters}&city=${[city, cities[(turn + 1) % cities.length] ?? ''].sort().join('_')}&radius=${5 + (turn % 40)}`,
    `/api/search/${language}/`,
    `/api/homes/${language}/${homes[turn % homes.length]}/`,
    `/api/map/${language}/sale.${city}.-.min-${50_000 + turn}/`,
    `${list}?max=${900_000 - turn * 3}&page=${turn % 5}`,
  ];
  return addresses[turn % addresses.length] ?? list;
}

const imageWidths = [640, 750, 828, 1080, 1200, 1920];

export const floods: Attack[] = [
  {
    name: 'posters',
    sent: '40 posters at once, each of a different home',
    once: true,
    aims: { quiet: true },
    run: ({ send, fresh, places: { homes } }) =>
      atOnce(40, () => {
        const turn = fresh();
        const language = languages[Math.floor(turn / homes.length) % languages.length];
        return send({ path: `/api/poster/${language}/${homes[turn % homes.length]}/`, sender: turn });
      }),
  },
  {
    name: 'lists and searches',
    sent: '30 at once, random filters',
    run: (round) =>
      untilEnd(30, round, () => {
        const turn = round.fresh();
        return round.send({ path: expensive(round.places, turn), sender: 1 + (turn % 200) });
      }),
  },
  {
    name: 'images',
    sent: '10 at once to /_next/image/, different pictures and widths',
    run: (round) =>
      untilEnd(10, round, () => {
        const turn = round.fresh();
        const { pictures } = round.places;
        const width = imageWidths[turn % imageWidths.length];
        const picture = encodeURIComponent(pictures[turn % pictures.length] ?? '');
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
      atOnce(eightSenders, async (sender) => {
        for (let turn = 0; turn < perSender; turn++) {
          const slot = moments[(sender * perSender + turn) % moments.length] ?? '';
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
      const turn = fresh();
      const fields = Object.entries({
        ...loginFields,
        scripted: '1',
        loginEmail: 'owner@mail.example',
        password: `guess number ${turn}`,
      });
      await Promise.all([
        send({ method: 'POST', path: '/api/forms/', headers: multipart, body: formBody(fields), sender: turn }),
        pause(200),
      ]);
    },
  },
];
