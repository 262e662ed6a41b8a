import { type MapHome, type MapMessage, type MapWord, packHome } from '@/lib/map/map-messages';

/** A home on the map. */
export const mapHome = (id: number, longitude = 5.3378, latitude = 50.9311): MapHome => ({
  id,
  longitude,
  latitude,
  radius: 0,
  price: '€ 269.000',
  place: 'Appartement in Hasselt',
  marquee: null,
});

/** A message as a list sends it. */
export const message: MapMessage = {
  propertiesList: [packHome(mapHome(5801))],
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
