import { type Attack, atOnce, untilEnd } from '../attack.ts';
import type { Places } from '../places.ts';

const languages = ['nl', 'fr', 'en', 'de'];

/** Addresses that cost something and that nobody has asked for before. */
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
    sent: '40 posters at once, each of another home',
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
    sent: '10 at once to /_next/image/, of other pictures and widths',
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
