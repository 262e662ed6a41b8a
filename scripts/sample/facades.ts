/** What a first picture tells of the home it shows. */
export interface Facade {
  /** First and last year in which such a building was put up. */
  built: [number, number];
  /** How many sides of the building are free. */
  facades: 2 | 3 | 4;
  floors: number;
  roof: 'tiles' | 'slate' | 'flat' | 'zinc';
  /** The same home from its garden. */
  garden?: string;
}

const facade = (
  built: [number, number],
  facades: 2 | 3 | 4,
  floors: number,
  roof: Facade['roof'],
  garden?: string,
): Facade => ({
  built,
  facades,
  floors,
  roof,
  garden,
});

const byPicture: Record<string, Facade> = {
  'ext-villa-01': facade([1974, 1996], 4, 2, 'slate'),
  'ext-villa-02': facade([1982, 2004], 4, 2, 'tiles'),
  'ext-villa-03': facade([1978, 2003], 4, 2, 'slate'),
  'ext-villa-04': facade([1994, 2014], 4, 2, 'slate'),
  'ext-villa-05': facade([1968, 1992], 4, 2, 'tiles'),
  'ext-modern-01': facade([2009, 2021], 4, 2, 'flat', 'ext-garden-01'),
  'ext-modern-02': facade([2012, 2022], 4, 2, 'flat', 'ext-garden-02'),
  'ext-modern-03': facade([2010, 2020], 4, 2, 'flat'),
  'ext-modern-04': facade([2014, 2023], 4, 2, 'flat', 'ext-garden-03'),
  'ext-pastorie-01': facade([1785, 1870], 4, 3, 'slate'),
  'ext-pastorie-02': facade([1840, 1905], 4, 3, 'slate'),
  'ext-fermette-01': facade([1880, 1932], 4, 2, 'tiles'),
  'ext-fermette-02': facade([1976, 1998], 4, 2, 'slate'),
  'ext-fermette-03': facade([1900, 1938], 4, 2, 'tiles'),
  'ext-halfopen-01': facade([1958, 1988], 3, 2, 'tiles'),
  'ext-halfopen-02': facade([1964, 2002], 3, 2, 'tiles'),
  'ext-halfopen-03': facade([1972, 2012], 3, 2, 'slate'),
  'ext-terraced-01': facade([1926, 1968], 2, 2, 'tiles'),
  'ext-terraced-02': facade([1912, 1965], 2, 3, 'slate'),
  'ext-terraced-03': facade([1890, 1934], 2, 3, 'tiles'),
  'ext-terraced-04': facade([1895, 1938], 2, 3, 'tiles'),
  'ext-terraced-05': facade([1934, 1975], 2, 2, 'tiles'),
  'ext-project-01': facade([2024, 2027], 3, 2, 'slate'),
  'ext-project-02': facade([2024, 2027], 3, 3, 'tiles'),
  'ext-project-03': facade([2024, 2027], 3, 2, 'flat'),
  'ext-apartment-01': facade([1996, 2022], 4, 5, 'flat'),
  'ext-apartment-02': facade([2004, 2023], 4, 4, 'flat'),
  'ext-apartment-03': facade([1998, 2022], 4, 6, 'flat'),
  'ext-apartment-04': facade([2001, 2021], 4, 4, 'zinc'),
  'ext-apartment-05': facade([2003, 2023], 4, 5, 'flat'),
  'ext-apartment-06': facade([1992, 2019], 3, 5, 'flat'),
  'ext-office-01': facade([1988, 2016], 4, 3, 'flat'),
  'ext-garages-01': facade([1972, 2008], 2, 1, 'flat'),
};

// An older block, shown by its rooms only.
const unseen = facade([1962, 1994], 2, 5, 'flat');

/** What the first picture says of the building; a room or a plot says nothing, an older block is supposed. */
export const facadeOf = (picture: string): Facade => byPicture[picture] ?? unseen;
