import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hourMs } from '@/lib/base/day';
import { portalSections } from '@/lib/routes/routes';
import { dataLink, firstValue, subscriptionLink, visitLink } from '@/tests/support/demo-links';
import { expect, type Person, test } from '@/tests/support/demo-site';
import { wordsIn } from '@/tests/support/messages';
import { listens, openSelection } from '@/tests/support/office';
import { enteredBy, heem, invited, password } from '@/tests/support/portal';
import { sample } from '@/tests/support/sample-site';
import { separateNetworks } from '@/tests/support/site';
import { writeDirectly } from '@/tests/support/site-database';
import { type Address, checkPage, checkStates, inGroups, type OpenedState, openOnPhone } from '@/tests/support/sweep';

separateNetworks(test);

const t = wordsIn('nl');
const { paths } = sample;

const office = (page: string) => `/nl/office/${page}`;
/** The page of the record that a query finds. */
const recordOf = (folder: string, query: string) => () => office(`${folder}/${firstValue(query)}/`);
const leadOf = (form: string) =>
  recordOf('leads', `select id from lead where form = '${form}' order by created_at desc limit 1`);
const visitThat = (is: string) =>
  recordOf('agenda', `select id from visit where ${is} order by starts_at desc limit 1`);
const aPerson = recordOf('people', 'select id from person order by last_at desc limit 1');
const edit = (record: string) => office(`edit/${record}/`);
const inPortal = (section?: (typeof portalSections)[number]) => paths.href({ name: 'portal', section }, 'de');

/** Stores a request for personal data; returns its link. */
function askedForData(): string {
  const [id, email] = [randomUUID(), firstValue(`select email from lead where form = 'contact-me' limit 1`)];
  writeDirectly('insert into data_link (id, email, expires_at) values (?, ?, ?)', id, email, Date.now() + hourMs);
  return dataLink(id);
}

/** Offers a place to a waiting visitor; returns the link. */
function offeredVisit(): string {
  writeDirectly(
    `update visit set state = 'offered', offered_until = ? where state in ('waiting', 'offered')`,
    Date.now() + hourMs,
  );
  return visitLink('offered');
}

/** Every page behind a log-in or a link once, as the person who sees most of it, and the pages that other roles see differently. */
const pages: Record<Person, Record<string, Address>> = {
  nobody: {
    'log-in of the office': office('log-in/?next=leads'),
    'appointment that is confirmed': () => visitLink('confirmed'),
    'appointment that is cancelled': () => visitLink('cancelled'),
    'place that is offered': offeredVisit,
    'search to confirm': () => subscriptionLink('search', 'confirm'),
    'search to change': () => subscriptionLink('search', 'change'),
    'search to stop': () => subscriptionLink('search', 'stop'),
    'newsletter to confirm': () => subscriptionLink('newsletter', 'confirm'),
    'newsletter to stop': () => subscriptionLink('newsletter', 'stop'),
    'what is kept': askedForData,
    'what is kept, to erase': () => `${askedForData()}&step=erase`,
  },
  client: Object.fromEntries(
    [undefined, ...portalSections].map((section) => [`portal: ${section ?? 'statistics'}`, inPortal(section)]),
  ),
  owner: {
    today: office(''),
    inbox: office('leads/?status=all'),
    'new lead': office('leads/new/'),
    'lead: question': leadOf('contact-me'),
    'lead: offer': leadOf('make-offer'),
    'lead: search': leadOf('demand-register'),
    'lead: review': leadOf('post-testimonial'),
    'agenda: day': office('agenda/'),
    'agenda: week': office('agenda/?view=week'),
    'agenda: list': office('agenda/?view=list'),
    'agenda of a home': office('agenda/?view=list&home=5801'),
    'new appointment': office('agenda/new/?home=HAS-5801'),
    'appointment to come': visitThat(`state = 'confirmed'`),
    'appointment that was missed': visitThat(`state = 'missed'`),
    'appointment with an opinion': visitThat('feedback is not null'),
    hours: office('hours/'),
    'rules of appointments': office('hours/rules/'),
    manual: office('help/'),
    people: office('people/'),
    person: aPerson,
    retention: office('people/retention/'),
    homes: office('homes/'),
    'homes as cards': office('homes/?view=cards'),
    'new home': office('homes/new/'),
    home: office('homes/5801/'),
    content: office('content/'),
    figures: office('figures/'),
    'figures of homes': office('figures/?view=homes'),
    'figures of sources': office('figures/?view=sources'),
    'figures of searches': office('figures/?view=searches'),
    import: office('import/'),
    projects: office('projects/'),
    'project: units': office('projects/36/'),
    owners: office('owners/'),
    'owner of homes': recordOf('owners', `select id from "user" where role = 'client' order by "createdAt" limit 1`),
    pictures: office('pictures/'),
    'documents of the site': office('pictures/?documents=1'),
    'text blocks': office('texts/'),
    words: office('words/?text=meer'),
    'reviews that were sent': office('reviews/'),
    'reviews on the site': office('reviews/?state=site'),
    staff: office('staff/'),
    log: office('log/'),
    account: office('account/'),
    'form of a home': edit('properties/5801'),
    'form of a project': edit('projects/30'),
    'form of the home page': edit('pages/home'),
    'form of an article': edit('articles/over-ons'),
    'form of the menu': edit('menu'),
    'form of the team': edit('team'),
    'form of costs': edit('costs'),
    'form of the agency': edit('site'),
    'page that there is not': office('nowhere/?x=1'),
    'portal of all homes, to staff': `${paths.href({ name: 'portal', section: 'media' }, 'nl')}?search=Hasselt`,
  },
  broker: {
    'today of a broker': office(''),
    'inbox of a broker': office('leads/?status=all'),
    'homes of a broker': office('homes/'),
    'hours of a broker': office('hours/'),
    'staff, which a broker may not see': office('staff/'),
    'form of a home of somebody else': edit('properties/5816'),
  },
  editor: {
    'today of an editor': office(''),
    'homes of an editor': office('homes/'),
    'figures of an editor': office('figures/'),
    'leads, which an editor may not see': office('leads/'),
  },
};

/** Pages whose tables of figures or files scroll sideways on a phone with text at 200 %, which WCAG allows. Add no page. */
const tooWideWithLargeLetters = [
  ...['statistics', 'history', 'communications', 'documents'].map((section) => `portal: ${section}`),
  'figures',
  'figures of sources',
  'figures of searches',
  'figures of an editor',
  'documents of the site',
];

for (const [person, own] of Object.entries(pages) as [Person, Record<string, Address>][])
  for (const { title, group } of inGroups(Object.entries(own)))
    test(`is accessible and fits every screen: ${title}`, async ({ page, logInAs }) => {
      await logInAs(person);
      for (const [name, address] of group)
        await test.step(name, async () => {
          await openOnPhone(page, address);
          await checkPage(page, name, { withLargeLetters: !tooWideWithLargeLetters.includes(name) });
        });
    });

const visible = (page: Page, selector: string) => expect(page.locator(selector).first()).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const kept = (page: Page) => expect(page.getByText(t('office.edit.states.kept'))).toBeVisible();

const openOfficeMenu = (page: Page) => page.locator('[popovertarget="office-menu"]:visible').click();

async function chooseBroker(page: Page) {
  await page.locator('[data-part="home-rows"] input').first().check();
  await openSelection(page, t('office.homes.many.selected', { count: 1 }));
  await page.getByLabel(t('office.homes.many.change')).selectOption('marquee:3');
  await press(page, t('office.homes.many.look'));
  await visible(page, '[data-part="homes-outcome"]');
}

async function pasteWrongPrice(page: Page) {
  await page.getByRole('grid').locator('tbody tr').first().locator('td[data-column="price"]').click();
  await page.keyboard.type('nog te bepalen');
  await page.keyboard.press('Enter');
  await visible(page, '[data-column="price"][aria-invalid="true"]');
}

async function typeWrongHours(page: Page) {
  const rules = page.locator('[data-part="rules"]');
  await rules.getByRole('textbox', { name: 'maandag' }).first().fill('de hele dag');
  await rules.getByRole('button', { name: t('office.hours.save') }).click();
  await visible(page, '[data-part="rules"] [aria-invalid="true"]');
}

/** Opens the page on which a new member of staff sets up a second factor. */
async function chosePassword(page: Page) {
  await page.context().clearCookies();
  const { email, link } = await invited('nl');
  await enteredBy(page.request, link);
  await page.goto(office('second-factor/'));
  return email;
}

async function askForCode(page: Page) {
  const email = await chosePassword(page);
  await heem('secure', email);
  await page.context().clearCookies();
  await page.goto(office('log-in/'));
  await page.getByLabel(t('office.logIn.email')).fill(email);
  await page.getByLabel(t('office.logIn.password')).fill(password);
  await press(page, t('office.logIn.submit'));
  await page.waitForURL('**/office/code/**');
}

async function refusePasskey(page: Page) {
  await page.locator('#passkey-password').fill('not the password');
  await press(page, wordsIn('de')('account.passkeys.add'));
  await visible(page, '#passkey-password-error');
}

/** States that only a press, a key or an answer shows. The table above opens all folds. */
const states: Record<Person, Record<string, OpenedState>> = {
  nobody: {
    'second factor to set up': ['phone', office('log-in/'), chosePassword],
    'code that is asked for': ['phone', office('log-in/'), askForCode],
  },
  client: {
    'passkey that is refused': ['phone', inPortal('account'), refusePasskey],
    'homes to choose from': [
      'wide',
      inPortal(),
      (page) => page.locator('[data-part="portal-chooser"] summary').click(),
    ],
  },
  owner: {
    'menu of a phone': ['phone', office(''), openOfficeMenu],
    'menu under the name': ['wide', office(''), openOfficeMenu],
    'menu of languages': ['wide', office(''), (page) => page.locator('[popovertarget="office-languages"]').click()],
    'leads that are ticked': [
      'phone',
      office('leads/?status=all'),
      async (page) => {
        await page
          .getByLabel(/selecteren$/)
          .first()
          .check();
        await openSelection(page, t('office.leads.selected', { count: 1 }));
      },
    ],
    'what a change of homes does': ['phone', office('homes/?view=cards'), chooseBroker],
    'towns that are found': [
      'phone',
      office('homes/new/'),
      async (page) => {
        const town = page.getByRole('combobox', { name: t('office.edit.fields.city') });
        await listens(town);
        await town.pressSequentially('renaix');
        const towns = page.getByRole('listbox', { name: t('office.edit.fields.city') });
        await expect(towns.getByRole('option').first()).toBeVisible();
      },
    ],
    'price that is none': [
      'phone',
      edit('properties/5801'),
      async (page) => {
        await page.locator('[data-path="price.amount"]').getByRole('textbox').fill('veel');
        await kept(page);
      },
    ],
    'pin on the map': [
      'phone',
      edit('properties/5802'),
      async (page) => {
        await press(page, t('office.edit.pin.open'));
        await visible(page, 'iframe');
      },
    ],
    'description of a picture': [
      'wide',
      office('pictures/'),
      async (page) => {
        const describe = page.getByRole('button', { name: t('office.pictures.describe') }).first();
        await listens(describe);
        await describe.click();
        await visible(page, '[data-part="describe-picture"]');
      },
    ],
    'units that are ticked': [
      'phone',
      office('projects/36/'),
      async (page) => {
        await page.getByLabel(t('office.projects.selectAll')).check();
        await openSelection(page, t('office.projects.chosen', { count: 8 }));
      },
    ],
    'price of a unit that is none': ['wide', office('projects/37/'), pasteWrongPrice],
    'hours that are none': ['phone', office('hours/rules/'), typeWrongHours],
  },
  broker: {},
  editor: {},
};

for (const [person, own] of Object.entries(states) as [Person, Record<string, OpenedState>][])
  for (const { title, group } of inGroups(Object.entries(own)))
    test(`is accessible and fits its screen: ${title}`, async ({ page, logInAs }) => {
      await logInAs(person);
      await checkStates(page, group);
    });
