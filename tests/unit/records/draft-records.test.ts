import { describe, expect, it } from 'vitest';
import { listDraftIssues } from '@/lib/catalogue/checks/draft-issues';
import { propertySchema } from '@/lib/catalogue/schema/property';
import { isDraftable } from '@/lib/files/draft';
import { readDrafts } from '@/lib/records/homes/draft-homes';
import { Folder } from '@/tests/unit/data/folder';
import { pageOf } from '@/tests/unit/requests/ask';

const file = 'properties/6100.json';
const draft = (content: object = {}) =>
  new Folder().write(file, JSON.stringify({ id: 6100, status: 'draft', ...content }));
const drafts = (folder: Folder) => folder.load().drafts();
const paths = (folder: Folder) => drafts(folder).issues.map(({ path }) => path);

describe('a draft of a home', () => {
  it('needs nothing but its number and its status', () => {
    expect(draft().issues()).toEqual([]);
    const { snapshot, drafts } = draft().load();
    expect(snapshot.catalogue.properties.has(6100)).toBe(false);
    expect(drafts().snapshot.catalogue.properties.has(6100)).toBe(false);
    expect([...(drafts().snapshot.incomplete ?? [])].map(([name, { id, draft }]) => [name, id, draft])).toEqual([
      [file, 6100, { id: 6100, status: 'draft' }],
    ]);
  });

  it('may lack what is inside its objects and texts, and its lists may be empty', () => {
    const some = {
      title: { nl: 'Huis met tuin', fr: '', en: null },
      price: { amount: 295000 },
      address: { street: 'Demerstraat' },
      attributes: { layout: { bedrooms: 3 } },
      videos: [{ title: { nl: 'Met de drone' } }],
      pictures: [],
      webIds: [],
    };
    expect(draft(some).issues()).toEqual([]);
    expect(paths(draft(some))).toEqual(
      expect.arrayContaining(['title.fr', 'title.en', 'price.unit', 'address.latitude', 'pictures', 'videos.0.link']),
    );
    expect(paths(draft(some))).not.toContain('title.nl');
  });

  it.each([
    ['a text for a number', { price: { amount: '295000' } }, `${file} price.amount`],
    ['a number that is too large', { attributes: { layout: { facades: 9 } } }, `${file} attributes.layout.facades`],
    ['a field that there is not', { prise: 1 }, `${file} prise`],
    ['a city that there is not', { city: 'nergens' }, `${file} city`],
    ['a picture that there is not', { pictures: ['nowhere'] }, `${file} pictures.0`],
    ['a project that there is not', { projectId: 99 }, `${file} projectId`],
    ['another number than that of its file', { id: 6101 }, `${file} id`],
  ])('is refused with %s', (_, content, place) => expect(draft(content).places()).toEqual([place]));

  it('is shown when complete, and its inconsistencies and duplicates are reported', () => {
    const odd = { id: 6100, status: 'draft', webIds: [1], updatedAt: '2020-01-01' };
    const folder = new Folder().addHome(file, odd);
    expect(folder.issues()).toEqual([]);
    expect(drafts(folder).snapshot.catalogue.properties.has(6100)).toBe(true);
    expect(drafts(folder).issues.map(({ file, path }) => `${file} ${path}`)).toEqual([
      `${file} webIds`,
      `${file} updatedAt`,
      `${file} reference`,
    ]);
  });

  it('reports legal requirements as soon as its type is known', () => {
    expect(paths(draft())).not.toContain('attributes.legal.permit');
    expect(paths(draft({ goal: 0, webId: 2, city: 'hasselt' }))).toEqual(
      expect.arrayContaining(['reference', 'attributes.legal.permit', 'attributes.energy.certificateCode']),
    );
  });

  it('has a place in a preview that says what is missing, and none on the site', () => {
    const { snapshot, drafts } = draft().load();
    const pages = [snapshot, drafts().snapshot].map((data) => pageOf('/nl/property/6100/', {}, data));
    expect(pages).toEqual(['404 /nl/missing/home/', '200 /nl/incomplete/property/6100/']);
  });

  it('stands in Today after those that lack less', async () => {
    const folder = draft({ title: { fr: 'Maison' }, address: { street: 'Demerstraat', houseNumber: '7' } });
    const { homes, count } = await readDrafts(
      drafts(folder.addHome('properties/5850.json', { id: 5850, reference: 'D-5850', status: 'draft' })),
      'nl',
      9,
    );
    expect([count, ...homes.map(({ text, title }) => `${text}: ${title}`)]).toEqual([
      2,
      expect.stringContaining('D-5850'),
      '6100 · Demerstraat 7: Maison',
    ]);
  });

  it('is asked for everything once it is published', () => {
    expect(draft({ status: 'published' }).places()).toContain(`${file} title`);
  });
});

describe('other drafts', () => {
  it('a project, and a home of it, which waits for it', () => {
    const folder = new Folder()
      .write('projects/50.json', '{ "id": 50, "status": "draft", "name": "Het Park" }')
      .addHome('properties/6100.json', { id: 6100, reference: 'P-1', projectId: 50 });
    const { snapshot, drafts } = folder.load();
    for (const { catalogue } of [snapshot, drafts().snapshot])
      expect([catalogue.projects.has(50), catalogue.properties.has(6100)]).toEqual([false, false]);
    expect(pageOf('/nl/project/50/', {}, drafts().snapshot)).toBe('200 /nl/incomplete/project/50/');
  });

  it('a page, which the menu leaves out, and an article', () => {
    const folder = new Folder()
      .write('pages/opendeurdag.json', '{ "id": "opendeurdag", "status": "draft", "modules": [{ "view": "text" }] }')
      .set('menu.json', 'items.5.childMenus.3.status', 'Published')
      .write('articles/nieuw.json', '{ "id": "nieuw", "status": "draft", "title": { "nl": "Nieuw" } }');
    const { snapshot, drafts } = folder.load();
    for (const data of [snapshot, drafts().snapshot])
      expect(pageOf('/nl/over-ons/opendeurdag/', {}, data)).toBe('404 /nl/missing/');
    const names = [...(drafts().snapshot.incomplete?.keys() ?? [])];
    expect(names).toEqual(['pages/opendeurdag.json', 'articles/nieuw.json']);
  });
});

describe('the missing fields of a draft home', () => {
  const { tables, snapshot } = new Folder().load();
  const named = { ...tables, team: snapshot.content.team };
  const home = snapshot.catalogue.properties.get(5801);

  it('are none if it is complete', () =>
    expect(listDraftIssues(file, { ...home, status: 'draft' }, named)).toEqual([]));

  it('include required fields, inconsistencies and legal requirements', () => {
    const places = (changed: object) => listDraftIssues(file, { ...home, ...changed }, named).map(({ path }) => path);
    expect(places({ title: undefined })).toEqual(['title']);
    expect(places({ webIds: [4] })).toContain('webIds');
    expect(places({ attributes: { ...home?.attributes, legal: {} } })).toContain('attributes.legal.summons');
  });
});

it('knows what can be a draft', () => expect(isDraftable(propertySchema)).toBe(true));

const withDraft = (changed = {}) =>
  new Folder().addHome('properties/5850.json', { id: 5850, reference: 'DR-5850', status: 'draft', ...changed });

describe('a draft that is whole', () => {
  it('is in the preview with its list, search and page, and nowhere else, if it is a home', () => {
    const { snapshot, drafts } = withDraft().load();
    const { catalogue, paths } = drafts().snapshot;
    expect(snapshot.catalogue.properties.has(5850)).toBe(false);
    expect(catalogue.properties.get(5850)?.status).toBe('draft');
    expect(catalogue.search.totals().sale).toBe(snapshot.catalogue.search.totals().sale + 1);
    expect(snapshot.paths.locate('/property/5850/')).toBeNull();
    expect(paths.href({ name: 'property', id: 5850 }, 'nl')).toMatch(/\/5850\/$/);
    expect(drafts().issues).toEqual([]);
  });

  it('is in the preview and marked, unlike published pages, if it is a page', () => {
    const { snapshot, drafts } = new Folder().load();
    const { pages, menu } = drafts().snapshot.content;
    const below = menu.find(({ id }) => id === 'over-ons')?.childMenus.map(({ id }) => id);
    expect(snapshot.content.pages.has('opendeurdag')).toBe(false);
    expect(pages.get('opendeurdag')?.isDraft).toBe(true);
    expect(pages.get('over-ons')?.isDraft).toBeUndefined();
    expect(below).toContain('opendeurdag');
    // Switched off in the sample: it is a link, no page.
    expect(menu.map(({ id }) => id)).not.toContain('home');
  });

  it('is shown and marked, unlike published ones, if it is a module, an article or a testimonial', () => {
    const changed = new Folder()
      .set('pages/contact.json', 'modules.0.status', 'Draft')
      .set('articles/disclaimer.json', 'status', 'draft')
      .set('testimonials.json', 'items.0.status', 'Draft');
    const { articles, pages, testimonials } = changed.load().drafts().snapshot.content;
    const shown = [articles.get('disclaimer'), pages.get('contact')?.modules[0], [...testimonials.values()][0]];
    expect(shown.map((one) => one?.status)).toEqual(['published', 'Published', 'Published']);
    const isDraft = ({ isDraft }: { isDraft?: true }) => isDraft;
    expect([...articles.values()].filter(isDraft).map(({ id }) => id)).toEqual(['disclaimer', 'opendeurdag']);
    expect([...testimonials.values()].filter(isDraft)).toEqual([shown[2]]);
    expect(pages.get('contact')?.modules.filter((module) => 'isDraft' in module)).toEqual([shown[1]]);
  });

  it('is shown where the law would not let it be published, and what it lacks is reported', () => {
    const { drafts } = withDraft().set('properties/5850.json', 'attributes.energy.specificEnergy', undefined).load();
    expect(drafts().snapshot.catalogue.properties.has(5850)).toBe(true);
    expect(drafts().issues.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'properties/5850.json attributes.energy.specificEnergy',
    ]);
  });
});

it('a withdrawn home is withdrawn in a preview too', () => {
  const { drafts } = withDraft({ status: 'withdrawn' }).load();
  expect(drafts().snapshot.catalogue.properties.has(5850)).toBe(false);
  expect(drafts().snapshot.catalogue.withdrawn.has(5850)).toBe(true);
});

it('the preview is made once for each state of the data', () => {
  const { drafts } = new Folder().load();
  expect(drafts()).toBe(drafts());
});
