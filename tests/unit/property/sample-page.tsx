import { getTranslations } from 'next-intl/server';
import { BrokerPanel, ContactBar } from '@/components/property/broker-panel';
import { HomeMosaic } from '@/components/property/mosaic';
import { PropertyBody } from '@/components/property/property-body';
import { PropertyHead } from '@/components/property/property-head';
import { computePriceFigures } from '@/lib/catalogue/prices/price-context';
import type { Property } from '@/lib/catalogue/schema/property';
import { shownAttributes } from '@/lib/catalogue/views/attributes';
import { homeDisplay } from '@/lib/catalogue/views/display';
import type { Snapshot } from '@/lib/content/snapshot';
import { pageElement } from '@/tests/support/page-html';
import { first, sample } from '@/tests/support/sample-site';

export const homes = [...sample.catalogue.properties.values()];

/** A house for sale in Hasselt with price and address, under no marquee. */
export const house: Property = {
  ...first(homes, (home) => home.city === 'hasselt' && home.webId === 1 && home.goal === 0),
  marquee: undefined,
  history: undefined,
  price: { publish: true, amount: 400_000, unit: 0 },
};

/** The Dutch page of the house with some changes, on a day of November 2026. */
export async function pageOf(change: Partial<Property> = {}, data: Snapshot = sample) {
  const home = { ...house, ...change };
  const display = homeDisplay(home, data);
  const figures = computePriceFigures(home, display, '2026-11-20', data);
  const groups = shownAttributes(home, display, await getTranslations(), 'nl');
  const page = await pageElement(
    <>
      <HomeMosaic home={home} data={data} />
      <PropertyHead
        home={home}
        groups={groups}
        display={display}
        data={data}
        similarPath="#similar"
        figures={figures}
      />
      <BrokerPanel home={home} display={display} data={data} address="https://heem.example/" />
      <PropertyBody home={home} groups={groups} display={display} day="2026-11-20" data={data} figures={figures}>
        {null}
      </PropertyBody>
      <ContactBar home={home} display={display} data={data} />
    </>,
  );
  return {
    page,
    /** The texts of all elements that a selector finds, with plain blanks. */
    texts: (selector: string) =>
      [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
    /** A section by its heading; null where there is none. */
    section: (title: string) =>
      [...page.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === title) ?? null,
  };
}

/** The cells of a table, row by row, with plain blanks. */
export const cellsOf = (table: Element | null | undefined): string[][] =>
  [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map((cell) => (cell.firstChild?.textContent ?? '').replace(/\s+/g, ' ').trim()),
  );
