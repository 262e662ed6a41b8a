import { describe, expect, it } from 'vitest';
import { InvalidFeedError } from '@/lib/import/feed';
import { Agency, fourHouses, kyeroOf } from '../../support/import/agency';

const [a, b, c] = fourHouses;

describe('a feed is refused, and nothing written,', () => {
  it.each([
    ['that drops too many homes', kyeroOf(a), 'more than 50 %'],
    ['that is empty', kyeroOf(), 'no homes in it'],
    ['that was cut short', kyeroOf(a, b, c).slice(0, 800), 'not well-formed'],
    ['that is another format', '[]', 'not well-formed'],
  ])('%s', async (_, feed, why) => {
    const agency = new Agency();
    await agency.import(kyeroOf(a, b, c));
    const state = agency.state();
    await expect(agency.import(feed)).rejects.toThrow(InvalidFeedError);
    await expect(agency.import(feed)).rejects.toThrow(why);
    expect(agency.state()).toEqual(state);
  });

  it('unless the share of homes that may go is larger', async () => {
    const agency = new Agency();
    await agency.import(kyeroOf(a, b, c));
    expect((await agency.import(kyeroOf(a), { maxGone: 0.7 })).withdrawn).toEqual([5916, 5917]);
  });

  it('as is anything while the data themselves have issues', async () => {
    const agency = new Agency().set('properties/5801.json', 'city', 'haselt');
    await expect(agency.import(kyeroOf(a))).rejects.toThrow('an id of cities.json');
  });
});
