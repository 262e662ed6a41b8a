import type { Region } from '../catalogue/places/region.ts';

/** The maps of the authorities by region and subject, as found in November 2026. A link to them cannot name an address. */
const maps: Record<Region, Record<'flood' | 'noise', string>> = {
  flanders: {
    flood: 'https://www.waterinfo.be/informatieplicht',
    noise: 'https://omgeving.vlaanderen.be/geluidsbelastingskaarten',
  },
  brussels: {
    flood:
      'https://environnement.brussels/citoyen/outils-et-donnees/cartes/cartes-relatives-aux-inondations-pour-la-region-bruxelloise',
    noise: 'https://leefmilieu.brussels/themas/geluid/geluidsgegevens/geluidskaarten-en-blootstelling-van-de-bevolking',
  },
  wallonia: {
    flood:
      'https://environnement.wallonie.be/home/gestion-environnementale/risques-climatiques/inondations/urbanisme/cartes-inondations/carte-alea-inondation.html',
    noise:
      'https://infrastructures.wallonie.be/home/nos-thematiques/routes/travaux-et-entretiens/environnement/plan-bruit.html',
  },
  luxembourg: { flood: 'https://map.geoportail.lu/', noise: 'https://map.geoportail.lu/' },
};

/** Returns the addresses of the official flood and noise maps of a region. */
export const officialMaps = (region: Region) => maps[region];
