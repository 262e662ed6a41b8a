/** A place that is shown when zoomed out, by its name in GeoNames. */
export interface MainPlace {
  geoName: string;
  /** 1 is shown first. */
  rank: 1 | 2;
  /** nl, fr, en, de, where they differ from the name in GeoNames. */
  names?: readonly [nl: string, fr: string, en: string, de: string];
}

const row = (rank: 1 | 2, geoName: string, ...names: string[]): MainPlace => {
  const [nl, fr = nl, en = nl, de = nl] = names;
  return { rank, geoName, ...(nl && fr && en && de ? { names: [nl, fr, en, de] as const } : {}) };
};

/** Capitals and regional towns of Belgium and Luxembourg. */
export const mainPlaces: readonly MainPlace[] = [
  row(1, 'Brussels', 'Brussel', 'Bruxelles', 'Brussels', 'Brüssel'),
  row(1, 'Antwerp', 'Antwerpen', 'Anvers', 'Antwerp', 'Antwerpen'),
  row(1, 'Gent', 'Gent', 'Gand', 'Ghent', 'Gent'),
  row(1, 'Brugge', 'Brugge', 'Bruges', 'Bruges', 'Brügge'),
  row(1, 'Leuven', 'Leuven', 'Louvain', 'Leuven', 'Löwen'),
  row(1, 'Hasselt'),
  row(1, 'Liège', 'Luik', 'Liège', 'Liège', 'Lüttich'),
  row(1, 'Namur', 'Namen', 'Namur', 'Namur', 'Namur'),
  row(1, 'Mons', 'Bergen', 'Mons', 'Mons', 'Mons'),
  row(1, 'Charleroi'),
  row(1, 'Arlon', 'Aarlen', 'Arlon', 'Arlon', 'Arel'),
  row(1, 'Luxembourg', 'Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'),
  row(2, 'Mechelen', 'Mechelen', 'Malines', 'Mechelen', 'Mecheln'),
  row(2, 'Kortrijk', 'Kortrijk', 'Courtrai', 'Kortrijk', 'Kortrijk'),
  row(2, 'Ostend', 'Oostende', 'Ostende', 'Ostend', 'Ostende'),
  row(2, 'Aalst', 'Aalst', 'Alost', 'Aalst', 'Aalst'),
  row(2, 'Sint-Niklaas', 'Sint-Niklaas', 'Saint-Nicolas', 'Sint-Niklaas', 'Sint-Niklaas'),
  row(2, 'Genk'),
  row(2, 'Turnhout'),
  row(2, 'Roeselare', 'Roeselare', 'Roulers', 'Roeselare', 'Roeselare'),
  row(2, 'Ieper', 'Ieper', 'Ypres', 'Ypres', 'Ypern'),
  row(2, 'Veurne', 'Veurne', 'Furnes', 'Veurne', 'Veurne'),
  row(2, 'Knokke-Heist'),
  row(2, 'Sint-Truiden', 'Sint-Truiden', 'Saint-Trond', 'Sint-Truiden', 'Sint-Truiden'),
  row(2, 'Tongeren', 'Tongeren', 'Tongres', 'Tongeren', 'Tongern'),
  row(2, 'Maaseik'),
  row(2, 'Lommel'),
  row(2, 'Geel'),
  row(2, 'Diest'),
  row(2, 'Tournai', 'Doornik', 'Tournai', 'Tournai', 'Tournai'),
  row(2, 'La Louvière'),
  row(2, 'Wavre', 'Waver', 'Wavre', 'Wavre', 'Wavre'),
  row(2, 'Nivelles', 'Nijvel', 'Nivelles', 'Nivelles', 'Nivelles'),
  row(2, 'Huy', 'Hoei', 'Huy', 'Huy', 'Huy'),
  row(2, 'Verviers'),
  row(2, 'Eupen'),
  row(2, 'Dinant'),
  row(2, 'Chimay'),
  row(2, 'Bastogne', 'Bastenaken', 'Bastogne', 'Bastogne', 'Bastogne'),
  row(2, 'Marche-en-Famenne'),
  row(2, 'Bouillon'),
  row(2, 'Virton'),
  row(2, 'Clervaux', 'Clervaux', 'Clervaux', 'Clervaux', 'Clerf'),
  row(2, 'Ettelbruck', 'Ettelbruck', 'Ettelbruck', 'Ettelbruck', 'Ettelbrück'),
  row(2, 'Echternach'),
  row(2, 'Esch-sur-Alzette', 'Esch-sur-Alzette', 'Esch-sur-Alzette', 'Esch-sur-Alzette', 'Esch an der Alzette'),
];

/** Towns across the border, which lie outside the drawn land. */
export const placesAbroad: readonly MainPlace[] = [
  row(2, 'Maastricht'),
  row(2, 'Eindhoven'),
  row(2, 'Breda'),
  row(2, 'Roermond'),
  row(2, 'Middelburg'),
  row(2, 'Aachen', 'Aken', 'Aix-la-Chapelle', 'Aachen', 'Aachen'),
  row(2, 'Trier', 'Trier', 'Trèves', 'Trier', 'Trier'),
  row(2, 'Lille', 'Rijsel', 'Lille', 'Lille', 'Lille'),
  row(2, 'Dunkirk', 'Duinkerke', 'Dunkerque', 'Dunkirk', 'Dünkirchen'),
  row(2, 'Valenciennes'),
  row(2, 'Charleville-Mézières'),
  row(2, 'Thionville'),
];
