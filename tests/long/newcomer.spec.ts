import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Locale, locales, localize } from '@/lib/i18n/locales';
import { fieldWords } from '@/lib/records/fields/field-words';
import { inProject } from '@/scripts/support/project';
import { remove, restore, textOf } from '@/tests/support/edited-data';
import { wordsIn } from '@/tests/support/messages';
import { Newcomer } from '@/tests/support/newcomer';
import { enterOffice, enterOfficeByHand, logInToOffice, logOutOfOffice, toast } from '@/tests/support/office';
import { expect, separateNetworks, test } from '@/tests/support/site';
import { deleteDirectly } from '@/tests/support/site-database';
import { workerSite } from '@/tests/support/worker-site';

separateNetworks(test);
test.use({ siteKind: 'edited', actionTimeout: 15_000 });

const t = wordsIn('nl');
const { label, choice } = fieldWords('nl');
const attribute = (group: string, name: string) => label(['attributes', group, name]);

const title = { nl: 'Appartement met terras vlak bij het station', fr: 'Appartement avec terrasse près de la gare' };
const description = {
  nl: 'Ruim appartement op de tweede verdieping. De leefruimte is licht, het terras ligt op het zuiden en er zijn twee slaapkamers.',
  fr: 'Appartement spacieux au deuxième étage. Le séjour est lumineux, la terrasse est au sud et il y a deux chambres.',
};

/** The data of a seller: legal mentions of an advert, and the fields that visitors filter by. */
const measures = [
  ['surfaces', 'living', '92'],
  ['layout', 'bedrooms', '2'],
  ['layout', 'bathrooms', '1'],
  ['building', 'constructionYear', '1998'],
  ['energy', 'specificEnergy', '145'],
  ['energy', 'certificateCode', '20250727-0005009714-RES-1'],
] as const;
const choices = [
  ['legal', 'permit', 'granted'],
  ['legal', 'zoning', 'residential'],
  ['legal', 'judicialDecision', 'none'],
  ['legal', 'floodScorePlot', 'C'],
  ['legal', 'floodScoreBuilding', 'C'],
] as const;
const noes = ['summons', 'preemptiveRights', 'allotmentPermit'];

const named = (page: Page, name: string) =>
  page
    .getByRole('combobox', { name, exact: true })
    .or(page.getByRole('textbox', { name, exact: true }))
    .first();
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const pictures = () =>
  readdirSync(inProject('data/pictures'))
    .filter((name) => /^(?:int|ext-apartment)-/.test(name))
    .slice(0, 12)
    .map((name) => inProject('data/pictures', name));

/** A member of staff with a second factor, logged out. */
async function outside(page: Page) {
  const person = await enterOfficeByHand(page, 'owner', 'lies-vandeput');
  await logOutOfOffice(page);
  return person;
}

let begun: string | null = null;
test.afterEach(async () => {
  restore('menu.json');
  remove('pages/wonen-in-bilzen.json');
  if (begun === null) return;
  deleteDirectly('delete from working_copy where record = ?', `properties/${begun}`);
  const file = `properties/${begun}.json`;
  if (!existsSync(`${workerSite.dataDir}/${file}`)) return;
  const own = recordOf(begun).pictures;
  remove(file);
  restore('pictures.json');
  // The next start must serve nothing from a test.
  for (const [folder, after] of [
    [`${workerSite.dataDir}/pictures`, '.'],
    [inProject('public/pictures'), '-'],
  ] as const)
    for (const name of readdirSync(folder))
      if (own.some((one) => name.startsWith(one + after))) rmSync(`${folder}/${name}`);
});

test('a newcomer publishes a home with twelve photos in four languages, and marks it as sold', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const person = await outside(page);
  const newcomer = new Newcomer(page);
  // An address and a password that a browser fills in, six digits of a telephone.
  newcomer.steps.clicks += 3;
  newcomer.steps.characters += 6;
  newcomer.decide(2);
  await logInToOffice(page, person);
  await newcomer.click(page.getByRole('navigation').getByRole('link', { name: t('office.nav.homes') }));
  await newcomer.click(page.getByRole('link', { name: t('office.homeEdit.new') }));
  await newcomer.pick(group(page, label(['goal'])), choice(['goal'], '0'));
  await newcomer.choose(named(page, label(['webId'])), 'Appartement');
  // Its accessible name contains the hint.
  await newcomer.choose(page.getByRole('combobox', { name: new RegExp(`^${label(['city'])}`) }), 'Hasselt');
  await newcomer.click(page.getByRole('button', { name: t('office.homeEdit.begin') }));
  await page.waitForURL(/edit\/properties\/\d+\/$/);
  const id = /\d+(?=\/$)/.exec(page.url())?.[0] ?? '';
  begun = id;

  await fillIn(page, newcomer);
  await draftTheRest(page, newcomer);

  const drop = group(page, label(['pictures']));
  await newcomer.upload(drop.locator('input[type="file"]'), pictures());
  await expect(drop.locator('img')).toHaveCount(12, { timeout: 60_000 });
  await expect(drop.getByRole('progressbar')).toHaveCount(0);

  // Read once more.
  newcomer.decide(4);
  await newcomer.click(page.getByRole('button', { name: t('office.edit.publish'), exact: true }));
  await expect(toast(page)).toContainText(t('office.done.published'), { timeout: 20_000 });
  const address = (locale: string) => `/${locale}/property/${id}/`;
  for (const locale of locales) await expect.poll(async () => (await request.get(address(locale))).status()).toBe(200);
  newcomer.took('log-in to a published home', 600);

  for (const locale of locales)
    expect(await textOf(request, address(locale))).toContain(
      locale === 'nl' || locale === 'fr' ? title[locale] : `[${locale}] ${title.nl}`,
    );
  await arePicturesServed(page, id);

  const words = { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' };
  const actual = async (locale: Locale) => (await textOf(request, address(locale))).split(words[locale]).length;
  const before = localize((locale) => actual(locale));
  const seller = new Newcomer(page);
  await seller.click(page.getByRole('link', { name: t('office.edit.backToHome') }));
  await page.waitForURL(`**/office/homes/${id}/`);
  await seller.choose(named(page, label(['marquee'])), 'Verkocht', { isKnown: true });
  await seller.click(page.getByRole('form', { name: t('office.homeEdit.change') }).getByRole('button'));
  await expect(toast(page)).toContainText(t('office.done.saved'));
  await expect.poll(() => actual('nl')).toBeGreaterThan(await before.nl);
  seller.took('marked as sold', 10);
  for (const locale of locales) expect(await actual(locale)).toBeGreaterThan(await before[locale]);
});

async function fillIn(page: Page, newcomer: Newcomer): Promise<void> {
  await newcomer.choose(named(page, label(['kind'])), 'Appartement');
  await newcomer.type(named(page, label(['reference'])), 'HAS-2026-31');
  await newcomer.type(named(page, label(['address', 'street'])), 'Kuringersteenweg');
  await newcomer.type(named(page, label(['address', 'houseNumber'])), '212');
  await newcomer.type(named(page, label(['price', 'amount'])), '289.000');
  for (const [part, name, text] of measures) await newcomer.type(named(page, attribute(part, name)), text);
  for (const [part, name, value] of choices)
    await newcomer.choose(named(page, attribute(part, name)), choice(['attributes', part, name], value));
  for (const name of noes) await newcomer.pick(group(page, attribute('legal', name)), 'Nee');
  // The address finds its place; where it does not, it is typed.
  const [latitude, longitude] = [
    named(page, label(['address', 'latitude'])),
    named(page, label(['address', 'longitude'])),
  ];
  if ((await latitude.isVisible()) && (await latitude.inputValue()) === '') {
    newcomer.decide(2);
    await newcomer.type(latitude, '50,93012');
    await newcomer.type(longitude, '5,32711');
  }
}

/** Types two languages; the others are drafted, read and approved. */
async function draftTheRest(page: Page, newcomer: Newcomer): Promise<void> {
  for (const [name, texts] of Object.entries({ title, description })) {
    const field = group(page, label([name]));
    for (const [locale, text] of Object.entries(texts))
      await newcomer.type(field.getByRole('textbox', { name: `${locale.toUpperCase()} ${label([name])}` }), text);
    await newcomer.click(
      field.getByRole('button', { name: t('office.edit.drafts.from.nl', { languages: 'EN en DE' }) }),
    );
    const approve = field.getByRole('button', { name: t('office.edit.drafts.approve') });
    await expect(approve).toHaveCount(2);
    for (let left = 1; left >= 0; left--) {
      newcomer.decide(name === 'title' ? 1 : 3);
      await newcomer.click(approve.first());
      await expect(approve).toHaveCount(left);
    }
  }
}

const recordOf = (id: string): { pictures: string[] } =>
  JSON.parse(readFileSync(`${workerSite.dataDir}/properties/${id}.json`, 'utf8'));

/** Each of the twelve is on the page, and is a picture. */
async function arePicturesServed(page: Page, id: string): Promise<void> {
  const own = recordOf(id).pictures;
  const served = async () => {
    const html = await textOf(page.request, `/nl/property/${id}/`);
    const files = own.flatMap((one) => new RegExp(`/pictures/${one}-[0-9a-f]{8}-\\d+\\.avif`).exec(html)?.[0] ?? []);
    const answers = await Promise.all(files.map((file) => page.request.get(file)));
    return answers.filter((answer) => answer.headers()['content-type'] === 'image/avif').length;
  };
  await expect.poll(served, { timeout: 120_000 }).toBe(12);
}

test('a newcomer puts a page with five modules into the menu', async ({ page, request }) => {
  test.setTimeout(180_000);
  await enterOffice(page, 'owner', 'lies-vandeput');
  await page.goto('/nl/office/');
  const newcomer = new Newcomer(page);
  const add = (key: string) => page.getByText(t(key), { exact: true });
  await newcomer.click(page.getByRole('link', { name: t('office.nav.content'), exact: true }));
  await newcomer.click(add('office.edit.newPage'));
  await newcomer.type(page.locator('main [name="name"]').first(), 'Wonen in Bilzen');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/office/edit/pages/wonen-in-bilzen/');
  const section = group(page, label(['modules'])).first();
  const modules = page.locator('[data-list="modules"]');
  const kinds = ['text', 'search', 'text', 'text', 'text'];
  for (const [i, kind] of kinds.entries()) {
    await newcomer.choose(section.getByRole('combobox').last(), choice(['view'], kind));
    await newcomer.click(section.getByRole('button', { name: t('office.edit.add'), exact: true }).last());
    await expect(modules).toHaveCount(i + 1);
    // Each stands open until the next one is added.
    if (i === 0)
      for (const locale of locales)
        await newcomer.type(
          modules.locator(`[data-path="modules.0.title.${locale}"]`).getByRole('textbox'),
          'Wonen in Bilzen',
        );
  }
  await save(page, newcomer);
  await newcomer.click(page.getByRole('link', { name: t('office.edit.placeInMenu') }));
  const entry = page.locator('[data-list="items"]').filter({ hasText: 'Wonen in Bilzen' });
  await newcomer.click(entry.locator('summary'));
  await newcomer.pick(group(page, label(['status'])).and(entry.locator('fieldset')), choice(['status'], 'Published'));
  await newcomer.click(entry.getByRole('checkbox', { name: label(['inMenu']), exact: true }));
  await save(page, newcomer);
  await newcomer.click(page.getByRole('link', { name: t('office.edit.backToContent') }));
  await newcomer.click(page.getByRole('main').getByRole('link', { name: 'Wonen in Bilzen' }).first());
  // No title is copied into another language: a page is published with a title in each.
  for (const language of ['FR', 'EN', 'DE'])
    await newcomer.type(page.getByRole('textbox', { name: `${language} Titel`, exact: true }).first(), 'Bilzen');
  await newcomer.click(page.getByRole('button', { name: t('office.edit.publish'), exact: true }));
  await expect(toast(page)).toContainText(t('office.done.published'));
  await expect.poll(() => textOf(request, '/nl/wonen-in-bilzen/')).toContain('Wonen in Bilzen');
  expect(await textOf(request, '/nl/')).toContain('/nl/wonen-in-bilzen/');
  newcomer.took('a page with five modules in the menu', 180);
});

async function save(page: Page, newcomer: Newcomer): Promise<void> {
  await newcomer.click(page.getByRole('button', { name: t('office.edit.save'), exact: true }));
  await expect(page.getByText(t('office.edit.states.stored'))).toBeVisible();
}
