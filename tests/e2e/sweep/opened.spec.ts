import type { Page } from '@playwright/test';
import { addressOfForm, fillIn, fillings, somebody, submit } from '@/tests/support/forms';
import { wordsIn } from '@/tests/support/messages';
import { invited } from '@/tests/support/portal';
import { listPath, previewPath, tokenOver } from '@/tests/support/preview';
import { sample } from '@/tests/support/sample-site';
import { expect, separateNetworks, test } from '@/tests/support/site';
import { checkStates, inGroups, type OpenedState } from '@/tests/support/sweep';
import { addressOf } from '@/tests/support/templates';
import { choose, chooseAny, frameOf, openFilters, openMenu, scrollTo } from '@/tests/support/visitor';

separateNetworks(test);

const t = wordsIn('de');
const { paths } = sample;
const home = addressOf('home', 'de');
const list = addressOf('list', 'de');
const property = addressOf('property', 'de');
const map = `${paths.href({ name: 'listings', list: 'sale', city: 'tielt-winge' }, 'de')}?view=map`;
const visitForm = `${addressOfForm('contact-appointment', 'de')}?property=5801`;

const visible = (page: Page, selector: string) => expect(page.locator(selector).first()).toBeVisible();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function openAllFilters(page: Page) {
  const filters = await openFilters(page, t);
  await filters.getByText(t('listings.more')).click();
}

async function openTowns(page: Page) {
  await page.locator('#filter-sheet [data-field=city] > summary').click();
  await expect(page.getByRole('searchbox')).toBeVisible();
}

async function suggest(page: Page) {
  await page.getByRole('combobox').fill('hasselt');
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function scroll(page: Page) {
  await scrollTo(page, 900);
  await expect(page.getByRole('link', { name: t('layout.toTop') })).toBeVisible();
}

async function keepHome(page: Page) {
  await press(page, new RegExp(`^${t('saved.favourites.button')}:`));
  await expect(page.getByRole('region', { name: t('saved.notice') })).toContainText(t('saved.favourites.added'));
}

async function playLightbox(page: Page) {
  await page.locator('[data-picture]').nth(2).press('Enter');
  await press(page, t('property.playPictures'));
  await expect(page.getByRole('button', { name: t('property.pausePictures') })).toBeVisible();
}

async function playPictures(page: Page) {
  await press(page, t('property.playCarousel'));
  await expect(page.getByRole('button', { name: t('property.pauseCarousel') })).toBeVisible();
}

async function openTravel(page: Page) {
  await (await openFilters(page, t)).locator('[data-part=travel-open]').click();
  await page
    .locator('#travel')
    .getByRole('combobox', { name: t('travel.place') })
    .fill('kempische st 12 has');
  await expect(page.locator('#travel').getByRole('option').first()).toBeVisible();
}

async function askUnknownPlace(page: Page) {
  await (await openFilters(page, t)).locator('[data-part=travel-open]').click();
  await page
    .locator('#travel')
    .getByRole('combobox', { name: t('travel.place') })
    .fill('Wetstraat, Brussel');
  await press(page, t('travel.show'));
  await expect(page.locator('#travel').getByRole('alert')).toHaveText(t('travel.unknown'));
}

async function openCard(page: Page) {
  await frameOf(page).locator('[data-marker="home"]').first().press('Enter');
  await expect(frameOf(page).getByRole('heading', { level: 2 }).getByRole('link')).toBeVisible();
}

async function draw(page: Page) {
  await frameOf(page)
    .getByRole('button', { name: t('map.draw') })
    .click();
  await expect(frameOf(page).getByText(t('map.drawHint'))).toBeVisible();
}

async function showWithoutWebgl(page: Page) {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.reload();
  await expect(frameOf(page).getByText(t('map.noWebgl'))).toBeVisible();
}

async function openSurroundings(page: Page) {
  await press(page, t('map.open'));
  await expect(frameOf(page).getByRole('button', { name: t('map.zoomIn') })).toBeVisible();
}

async function sendWithErrors(page: Page) {
  await fillIn(page, t, { firstName: 'Noor', email: 'noor@' });
  await submit(page);
  await visible(page, '[data-part="error-summary"]');
}

async function offerTooLittle(page: Page) {
  await fillIn(page, t, { ...fillings['make-offer'], ...somebody(), offerAmount: '26.500' });
  await submit(page);
  await visible(page, '#offerConfirmed-error');
}

async function holdSlot(page: Page) {
  await chooseAny(page);
  await visible(page, '[data-part="slot-message"]');
}

/** Chooses a moment that another visitor holds. */
async function chooseTakenSlot(page: Page) {
  const other = await page.context().newPage();
  await other.setExtraHTTPHeaders({ 'x-forwarded-for': '10.1.2.3' });
  await other.goto(visitForm);
  await other.bringToFront();
  const slot = await chooseAny(other);
  await visible(other, '[data-part="slot-message"]');
  await page.bringToFront();
  await choose(page, slot);
  await other.close();
  await expect(page.locator('[data-part="slot-message"]')).toHaveText(t('forms.slots.taken'));
}

async function logInWrongly(page: Page) {
  await page.locator('#loginEmail').fill('jef@mail.example');
  await page.locator('#password').fill('not the password');
  await submit(page);
  await visible(page, '[data-part="error-summary"]');
}

async function forgetPassword(page: Page) {
  await page.locator('#loginEmail').fill('jef@mail.example');
  await submit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.password.sent.title'));
}

async function chooseShortPassword(page: Page) {
  await page.goto((await invited('de', 5801)).link);
  await page.locator('#newPassword').fill('too short');
  await submit(page);
  await visible(page, '#newPassword-error');
}

async function startPreview(page: Page) {
  await page.goto(previewPath(listPath('de')));
  await visible(page, '[data-part="preview-bar"]');
}

async function makeShortlist(page: Page) {
  const form = page.locator('#together');
  await form.getByLabel(t('shortlist.nickname')).fill('An');
  await form.getByRole('button', { name: t('shortlist.make') }).click();
  const opinions = page.locator('[data-part="opinions"]').first();
  await opinions.getByRole('button', { name: t('shortlist.like'), exact: true }).click();
  await expect(opinions.locator('[aria-pressed="true"]')).toBeVisible();
}

/** States that a press, a key or an answer of the site shows. In site.spec.ts all folds are open. */
const states: Record<string, OpenedState> = {
  menu: ['phone', home, (page) => openMenu(page, t)],
  'menu below a page': ['wide', home, (page) => page.locator('header [data-part="submenu-button"]').first().click()],
  filters: ['phone', `${list}?garden=1`, openAllFilters],
  'more filters': ['wide', `${list}?garden=1`, openAllFilters],
  towns: ['wide', list, openTowns],
  suggestions: ['phone', home, suggest],
  'suggestions, wide': ['wide', home, suggest],
  'header and way up of a scrolled page': ['phone', home, scroll],
  'header of a scrolled page, wide': ['wide', home, scroll],
  'home that is kept': ['phone', list, keepHome],
  lightbox: ['wide', property, playLightbox],
  'pictures that play': ['phone', property, playPictures],
  'places to travel to': ['phone', list, openTravel],
  'place that is unknown': ['wide', list, askUnknownPlace],
  'card on the map': ['phone', map, openCard],
  'card on the map, wide': ['wide', map, openCard],
  'area to be drawn': ['phone', map, draw],
  'map of the surroundings': ['wide', property, openSurroundings],
  'form with errors': ['phone', addressOfForm('site-contact', 'de'), sendWithErrors],
  'offer far from the price': ['phone', addressOfForm('make-offer', 'de'), offerTooLittle],
  'moment that is held': ['phone', visitForm, holdSlot],
  'moment that is taken': ['wide', visitForm, chooseTakenSlot],
  'log-in that failed': ['phone', paths.href({ name: 'login' }, 'de'), logInWrongly],
  'link for a password is on its way': ['phone', paths.href({ name: 'password' }, 'de'), forgetPassword],
  'password that is too short': ['phone', home, chooseShortPassword],
  'preview that is over': ['phone', home, (page) => page.goto(`/api/preview/${tokenOver('/de/')}/`)],
  'list of several people': ['phone', `${paths.href({ name: 'favourites' }, 'de')}?ids=5801,5802`, makeShortlist],
  // These come last: the first changes the scripts of later pages, the others leave a cookie.
  'map without WebGL': ['phone', map, showWithoutWebgl],
  'preview of drafts': ['phone', home, startPreview],
  'preview of drafts, wide': ['wide', home, startPreview],
};

for (const { title, group } of inGroups(Object.entries(states)))
  test(`is accessible and fits its screen: ${title}`, ({ page }) => checkStates(page, group));
