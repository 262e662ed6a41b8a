import type { AttributeKey } from '../catalogue/attributes.ts';
import type { City } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { bandLetter, energyLabel } from '../energy/label.ts';
import type { JsonObject } from './json.ts';

/** Names an attribute in the language of the page. */
export type PropertyLabel = (key: AttributeKey) => string;

/** UN/CEFACT code of m². */
export const squareMetres = 'MTK';

/** What schema.org has no property for, as PropertyValues: energy, plot, and the surfaces of what is not an Accommodation. */
export function additionalProperties(
  home: Property,
  city: City,
  isAccommodation: boolean,
  label: PropertyLabel,
): JsonObject[] | undefined {
  const { surfaces, energy } = home.attributes;
  const value = (key: AttributeKey, found: string | number | undefined, unit?: JsonObject): JsonObject[] =>
    found === undefined ? [] : [{ '@type': 'PropertyValue', propertyID: key, name: label(key), value: found, ...unit }];
  const area = (key: 'living' | 'total' | 'ground' | 'officeArea') =>
    value(key, surfaces[key], { unitCode: squareMetres });
  const certified = energyLabel({ countryId: city.countryId, zip: city.zip, webId: home.webId, ...energy });
  const all = [
    ...area('ground'),
    ...(isAccommodation ? [] : [...area('living'), ...area('total'), ...area('officeArea')]),
    ...value('energyLabel', certified ? bandLetter(certified.band) : undefined),
    ...value('specificEnergy', energy.specificEnergy, { unitText: 'kWh/(m²·a)' }),
    ...value('totalEnergy', energy.totalEnergy, { unitText: 'kWh/a' }),
    ...value('co2', energy.co2, { unitText: 'kg CO₂/(m²·a)' }),
    ...value('certificateCode', energy.certificateCode),
  ];
  return all.length > 0 ? all : undefined;
}
