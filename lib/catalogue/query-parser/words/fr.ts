import { cardinals, ordinals } from '../../number-words.ts';
import type { Vocabulary } from '../vocabulary.ts';

export const fr: Vocabulary = {
  sale: 'à vendre, vente, acheter, achat, en vente, à acheter',
  rent: 'à louer, louer, location, en location, à la location, loyer, loyers',
  saleKinds: {},
  rentKinds: {},
  kinds: {
    house: `
      maisons, maison unifamiliale, maison familiale, habitation, habitations`,
    villa: 'villas',
    'terraced-house':
      'maisons mitoyennes, maison de rangée, maisons de rangée, maison 2 façades, maison deux façades, 2 façades, deux façades, mitoyenne, maison en rangée, maison de ville',
    'semi-detached-house':
      'maison 3 façades, maison trois façades, 3 façades, trois façades, maison jumelée, maisons jumelées, jumelée, semi-mitoyenne, maison semi-mitoyenne, villa 3 façades, villa trois façades, villa jumelée',
    'detached-house':
      'maison 4 façades, maison quatre façades, 4 façades, quatre façades, maison individuelle, maisons individuelles, individuelle, villa 4 façades, villa quatre façades, maison isolée, maison séparée, pavillon',
    'town-house': 'maisons de maître, hôtel de maître',
    bungalow: 'bungalows, plain-pied, de plain-pied, maison de plain-pied, maison plain-pied',
    farmhouse: 'ferme, fermes, fermette, fermettes',
    apartment: 'appartements, appart, apparts, flat, appt',
    penthouse: 'penthouses, appartement penthouse, attique',
    duplex: 'duplexes, appartement en duplex, dupleks',
    loft: 'lofts',
    'ground-floor-apartment':
      'rez-de-chaussée, au rez-de-chaussée, studio rez-de-chaussée, appartement rez-de-chaussée, appartement au rez-de-chaussée, rez-de-chaussée jardin, au rez, rez, appartement au rez, rez de jardin',
    studio: 'studios, kitchenette',
    'student-room': 'kot, kots, chambre d’étudiant',
    'building-plot': 'terrains à bâtir, parcelle à bâtir, lot à bâtir',
    'apartment-building': 'immeuble de rapport, immeubles de rapport, maison de rapport, investissement',
    shop: 'commerce, commerces, magasins, rez commercial, surface commerciale, immobilier commercial',
    office: 'bureau, bureaux, espace de bureau',
    horeca: 'horeca, café, restaurant',
    warehouse: 'entrepôts, hangar, dépôt, atelier',
    'garage-box': 'box, boxes, box fermé',
    'parking-space':
      'parking, parkings, place de parking, places de parking, emplacement, emplacement de parking, emplacements de parking, emplacement de stationnement, place de stationnement, parking souterrain, parking intérieur, emplacement intérieur, emplacement extérieur',
  },
  land: 'terrain, terrains, parcelle, parcelle de terrain, terrain agricole, prairie',
  features: {
    newbuild: 'neuf, neuve, neufs, neuves, nouvelle construction, construction neuve, projet neuf',
    garden: 'jardin, jardins, jardinet',
    terrace: 'terrasse, terrasses',
    garage: 'garage, garages',
    parking: 'carport, allée de garage',
    furnished: 'meublé, meublée, meublés, meublées',
    lift: 'ascenseur, ascenseurs',
    pool: 'piscine, piscines',
    station: 'gare, gare ferroviaire, gare sncb, proche de la gare, près de la gare, à proximité de la gare',
    office:
      'bureau à domicile, pièce de bureau, pièce bureau, espace bureau, espace de travail, télétravail, pièce pour télétravail, pièce de télétravail, pièce de travail, bureau pour télétravail, coin bureau',
  },
  available: 'disponible, disponibles, encore disponible, encore libre, pas vendu, non vendu',
  least: 'à partir de, à partir, dès, minimum, min, au moins, plus de, au minimum, plus grand que, au-dessus de',
  most: `
    moins de, moins d, à moins d, maximum, max, au maximum, sous, au plus, pas plus de, en dessous de, inférieur à, moins cher que,
    maximum de, sous les, en dessous des`,
  upTo: 'jusqu’à, jusque, jusqu’à un maximum de',
  between: 'entre',
  to: 'à',
  and: 'et',
  orMore: 'ou plus, et plus, ou davantage',
  orLess: 'ou moins, et moins',
  // Without "neuf", which also means new.
  numbers: cardinals.fr.slice(0, 8),
  bedrooms: 'chambres, chambre, ch, chbres, chambres à coucher, chambre à coucher, chb',
  rooms: '',
  squareMetres: 'mètres carrés, mètre carré',
  ares: 'are, ares',
  hectares: 'hectare, hectares',
  km: 'kilomètre, kilomètres',
  euro: 'euro, euros',
  perMonth: 'par mois, mois, mensuel, mensuels',
  charges: `
    charges comprises, toutes charges comprises, charges incluses, cc, tcc, ttc, charges compris, hors charges, provisions comprises`,
  hundred: 'cent, cents',
  thousand: 'mille',
  hundredThousand: '',
  million: 'million, millions, mio, million d, millions d',
  amounts: {
    250: 'quart de million, un quart de million',
    500: 'demi-million, un demi-million',
    750: 'trois quarts de million',
    1500: 'un million et demi, 1 million et demi',
  },
  near: `
    environ, autour de, autour d’, autour, près de, à proximité de, dans un rayon de, rayon de, aux environs de,
    environs, dans les environs de, aux alentours de, alentours, du côté de, du côté d, vers, région, dans la région de, à moins de`,
  centre: 'centre, ville, centre-ville',
  surroundings: 'et environs, et alentours, et les environs, ou environs, ou dans les environs, ou alentours',
  energy: 'peb, label peb, certificat peb, classe énergétique, label énergétique, score peb, label, epc, cpe',
  efficient:
    'basse énergie, économe en énergie, économes en énergie, peu énergivore, peu énergivores, faible consommation, économique',
  floor: 'étage, étages',
  ordinalEnd: 'e, er, ère, ème, ième',
  ordinals: ordinals.fr,
  living: 'surface habitable, superficie habitable, habitable, habitables, surface, superficie',
  plot: 'surface du terrain, superficie du terrain',
  without:
    'sans, ni, pas de, pas d, aucun, aucune, pas, pas à, non, sauf, excepté, hormis, hors, pas un, pas une, en dehors de',
  lacks: { furnished: 'non meublé, non meublée, non meublés' },
  but: 'mais',
  with: 'avec, avec un, avec une',
  empty: `
    province, canton, au, aux, de, d, du, le, la, l, les, ou, en, dans, sur, pour, je, nous, cherche, cherchons, recherche, on, veux, voulons, souhaite, souhaitons,
    voudrais, qui, prix, budget, bien, biens, immo, immobilier, commune, ville de, par, qu, s, mieux,
    quelque chose, quelque part, partout, n importe où, y a t il, de préférence, idéalement, si possible, svp, s il vous plaît, besoin, besoin de,
    grand, grande, grands, grandes, petit, petite, spacieux, spacieuse, beau, belle, il y a, est ce que, avez vous, ou mieux, ou meilleur, meilleur, type, code postal, distance, tous, nombre, bonjour, bonsoir, salut, merci, pas cher, bon marché, situé, située`,
  notTypos:
    'forêt, arbre, arbres, ligne, bois, lot, bande, villes, raison, saison, ferma, halles, terrasser, chambrée, mars',
};
