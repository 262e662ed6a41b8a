import { describe, expect, it } from 'vitest';
import { baseStyle } from '@/components/map/frame/base-style';
import { readTileSchema } from '@/lib/map/tile-schema';

const colours = {
  paper: '#fff',
  town: '#eee',
  suburb: '#ddd',
  land: '#ccc',
  border: '#888',
  water: '#abc',
  road: '#fff',
  motorway: '#eda',
  casing: '#ccb',
  halo: '#fff',
  name: '#111',
  smallName: '#333',
  circle: '#040',
  area: '#a40',
  sans: 'Sans',
  serif: 'Serif',
};
const style = (schema: 'heem' | 'protomaps') =>
  baseStyle({
    land: { type: 'FeatureCollection', features: [] },
    language: 'nl',
    words: { credit: 'GeoNames', contributors: 'OpenStreetMap-bijdragers', streetsOf: 'Straten van 2017' },
    colours,
    tiles: {
      url: 'pmtiles://https://heem.example/map-frame/map.pmtiles',
      schema,
      attribution: '© OpenStreetMap contributors',
      detailAreas: schema === 'heem' ? [[5, 50, 6, 51]] : null,
    },
  });
const layersOf = (schema: 'heem' | 'protomaps') =>
  new Set(style(schema).layers.flatMap((layer) => ('source-layer' in layer ? [layer['source-layer']] : [])));

it('knows the layers of our file and of Protomaps, and no others', () => {
  expect(readTileSchema(['built-up', 'streets', 'rail'])).toBe('heem');
  expect(readTileSchema(['boundaries', 'buildings', 'earth', 'landuse', 'places', 'roads', 'water'])).toBe('protomaps');
  expect(readTileSchema(['transportation', 'water', 'building'])).toBeNull();
});

describe.each(['heem', 'protomaps'] as const)('the style of %s', (schema) => {
  it('asks no host for letters or pictures', () => {
    expect(style(schema)).not.toHaveProperty('glyphs');
    expect(style(schema)).not.toHaveProperty('sprite');
  });

  it('draws larger roads over smaller ones, all with a casing below, and names above', () => {
    const ids = style(schema).layers.map(({ id }) => id);
    const order = ['casing-minor', 'casing-motorway', 'road-minor', 'road-motorway', 'name-minor', 'names-1'];
    expect(order.map((id) => ids.indexOf(id)).sort((a, b) => a - b)).toEqual(order.map((id) => ids.indexOf(id)));
    expect(ids).toEqual([...new Set(ids)]);
  });
});

it('reads each schema from its own layers', () => {
  expect([...layersOf('heem')].sort().join()).toBe('built-up,municipality,overview-roads,rail,river,streets,water');
  expect([...layersOf('protomaps')].sort().join()).toBe('boundaries,buildings,earth,landuse,roads,water');
});

it('names the sources of the file in the words of the page, then that of the names', () => {
  expect(style('protomaps').sources.tiles).toHaveProperty('attribution', '© OpenStreetMap-bijdragers · GeoNames');
});

it('says the age of the streets for the map of the sample alone', () => {
  expect(JSON.stringify(style('heem').sources.tiles)).toContain('2017');
  expect(JSON.stringify(style('protomaps').sources.tiles)).not.toContain('2017');
});
