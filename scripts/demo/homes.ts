import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Snapshot } from '../../lib/data/load.ts';

/** Homes for sale of the sample: an apartment with documents and a film, another one, and a villa whose price fell. */
export const demoHomes = [5801, 5802, 5816] as const;
export type DemoHome = (typeof demoHomes)[number];

/** Throws where the data are not the sample. */
export const homesOf = ({ catalogue }: Snapshot): Property[] =>
  demoHomes.map((id) => {
    const home = catalogue.properties.get(id);
    if (!home) throw new Error(`The demo is about homes of the sample in data/, and there is no home ${id}.`);
    return home;
  });
