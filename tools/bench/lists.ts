/** The list of homes for sale. */
export const list = '/nl/te-koop/';

/** Lists that differ in what the search has to do, by name; each %d makes another address, whose answer nobody has kept. */
export const uncachedLists = {
  'list of a city, uncached, direct': `${list}hasselt/?min=%d`,
  'list of everything, uncached, direct': `${list}?min=%d`,
  'list with many filters, uncached, direct': `${list}?city=genk_hasselt&radius=25&min=%d&bedrooms=1&energy=a_b_c_d&garden=1&sort=price-asc`,
};
