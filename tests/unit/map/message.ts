import type { MapMessage, MapProperty, MapWord } from '@/lib/map/map-messages';

/** A home on the map, as the data of a list has it. */
export const property = (id: number, longitude = 5.3378, latitude = 50.9311): MapProperty => [
  id,
  longitude,
  latitude,
  0,
  '€ 269.000',
  'Appartement in Hasselt',
  null,
];

/** A message as a list sends it. */
export const message: MapMessage = {
  propertiesList: [property(5801)],
  messageInfo: {
    language: 'nl',
    words: { map: 'Kaart' } as Record<MapWord, string>,
    groups: [],
    area: [],
    canDraw: true,
    homePath: '/api/homes/nl/',
    detailedStyle: null,
  },
  mapType: 'results',
  customMarker: 'price',
  marqueeIgnore: [5, 6, 7],
};
