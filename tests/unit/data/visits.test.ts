import { expect, it } from 'vitest';
import { Folder } from './folder';

it('hours that close before they open, and days that end before they begin, are issues', () =>
  expect(
    new Folder()
      .set('visits.json', 'homes.hours.0.closes', '09:00')
      .set('visits.json', 'closed.0.to', '2026-01-01')
      .set('visits.json', 'office.seats', 0)
      .places(),
  ).toEqual(['visits.json homes.hours.0.closes', 'visits.json office.seats', 'visits.json closed.0.to']));
