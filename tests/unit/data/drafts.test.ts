import { describe, expect, it } from 'vitest';
import { Folder } from './folder';

const folder = () => new Folder();
const withDraft = (changed = {}) =>
  folder().addHome('properties/5850.json', { id: 5850, reference: 'DR-5850', status: 'draft', ...changed });

describe('a draft', () => {
  it('of a home is in a preview with all that finds it, and nowhere else', () => {
    const { snapshot, drafts } = withDraft().load();
    const { catalogue, paths } = drafts().snapshot;
    expect(snapshot.catalogue.properties.has(5850)).toBe(false);
    expect(catalogue.properties.get(5850)?.status).toBe('draft');
    expect(catalogue.search.totals().sale).toBe(snapshot.catalogue.search.totals().sale + 1);
    expect(snapshot.paths.locate('/property/5850/')).toBeNull();
    expect(paths.href({ name: 'property', id: 5850 }, 'nl')).toMatch(/\/5850\/$/);
    expect(drafts().issues).toEqual([]);
  });

  it('of a page is in a preview, says so, and the published ones do not', () => {
    const { snapshot, drafts } = folder().load();
    const { pages, menu } = drafts().snapshot.content;
    const below = menu.find(({ id }) => id === 'over-ons')?.childMenus.map(({ id }) => id);
    expect(snapshot.content.pages.has('opendeurdag')).toBe(false);
    expect(pages.get('opendeurdag')?.isDraft).toBe(true);
    expect(pages.get('over-ons')?.isDraft).toBeUndefined();
    expect(below).toContain('opendeurdag');
    // Switched off in the sample: it is a link, no page.
    expect(menu.map(({ id }) => id)).not.toContain('home');
  });

  it('of a module, an article or a testimonial is shown and says so, and the published ones do not', () => {
    const changed = folder()
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

  it('that the law would not let be published is shown, and what it lacks is reported', () => {
    const { drafts } = withDraft().set('properties/5850.json', 'attributes.energy.specificEnergy', undefined).load();
    expect(drafts().snapshot.catalogue.properties.has(5850)).toBe(true);
    expect(drafts().issues.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'properties/5850.json attributes.energy.specificEnergy',
    ]);
  });
});

it('what was taken off the site stays off it in a preview', () => {
  const { drafts } = withDraft({ status: 'withdrawn' }).load();
  expect(drafts().snapshot.catalogue.properties.has(5850)).toBe(false);
  expect(drafts().snapshot.catalogue.withdrawn.has(5850)).toBe(true);
});

it('the preview is made once for each state of the data', () => {
  const { drafts } = folder().load();
  expect(drafts()).toBe(drafts());
});
