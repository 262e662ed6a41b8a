import { describe, expect, it } from 'vitest';
import { maskText } from '@/lib/visits/mask';

const marks = { name: '[n]', email: '[e]', phone: '[p]' };
const mask = (text: string, name: string | null = 'Zoë Maes') => maskText(text, name, marks);

it.each([
  ['Mail jan.peeters+huis@mail.example.', 'Mail [e].'],
  ['jan @mail.be, jan (at) mail.be, jan[AT]mail.be', '[e], [e], [e]'],
  ['<Noël.d-h@sub.mail.example>', '<[e]>'],
  ['Bel 0470 12 34 56', 'Bel [p]'],
  ['0470/12.34.56', '[p]'],
  ['+32 (0)11/22.33.44 of 0032470123456', '[p] of [p]'],
  ['(011) 22 33 44!', '[p]!'],
  ['+352 691 123 456', '[p]'],
  ['BE68 5390 0754 7034', 'BE[p]'],
  ['12/05/2026 0470 12 34 56', '12/05/2026 [p]'],
])('contact details are hidden: %s', (text, masked) => expect(mask(text)).toBe(masked));

it.each([
  ['Groeten, Zoë Maes', 'Zoë Maes', 'Groeten, [n]'],
  ['ZOE en zoë', 'Zoë Maes', '[n] en [n]'],
  ['Zoë', 'Zoe Maes', '[n]'],
  ['familie Maes-Peeters', 'Zoë Maes', 'familie [n]-Peeters'],
  ['Jean-Pierre D’Hondt', "Jean-Pierre D'Hondt", '[n]'],
  ['Loïc VAN DEN BERG; van den avond', 'Loïc Van den Berg', '[n]; van den avond'],
  ['An komt aan de deur, an der Tür', 'An De Smet', '[n] komt aan de deur, an der Tür'],
  ['Groetjes, Jo', 'jo peeters', 'Groetjes, [n]'],
  ['Een tip van Noor', 'Noor', 'Een tip van [n]'],
])('a name is hidden, however it is written: %s by %s', (text, name, masked) => expect(mask(text, name)).toBe(masked));

describe('text that identifies nobody', () => {
  it.each([
    'Kan het op 01/12/2026 of 15.12.2026, tussen 10 en 12.30 uur?',
    '01/12/2026 - 15/12/2026, 2026-12-01',
    'We bieden € 1.250.000 voor 185 m² in 3500 Hasselt.',
    'Maestro, Zoëtrope',
    'Twee\nregels',
  ])('%s', (text) => expect(mask(text)).toBe(text));

  it('a name that may be seen', () => expect(mask('Zoë Maes, 0470 12 34 56', null)).toBe('Zoë Maes, [p]'));

  it('a mark that looks like the name', () =>
    expect(maskText('Bel Mark Phone: 0470 12 34 56', 'Mark Phone', { ...marks, phone: '[phone]' })).toBe(
      'Bel [n]: [phone]',
    ));
});
