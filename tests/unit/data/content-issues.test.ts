import { expect, it } from 'vitest';
import { displayValue } from '@/lib/files/issues';
import { Folder } from '@/tests/unit/data/folder';

const about = 'pages/over-ons.json';
const home = 'pages/home.json';
const path = (segment: string) => ({ nl: segment, fr: segment, en: segment, de: segment });

it.each<[string, string, string, unknown, string | RegExp]>([
  ['a picture that there is not', about, 'image', 'none', 'an id of pictures.json'],
  ['an article that there is not', about, 'modules.0.relations.0.id', 'x', 'the id of a file in articles/'],
  ['a category that there is not', about, 'modules.2.relations.0.id', 'x', 'an id of categories.json'],
  ['a list that there is not', home, 'modules.0.relations.0.id', 'x', /propertyLists in lists\.json$/],
  ['a colour that is no token', about, 'modules.1.colorBackground', '#ff0000', /^"paper" or "white"/],
  ['a class that is not allowed', about, 'modules.0.class.0', 'red', /^"narrow" or/],
  ['a module wider than a row', about, 'modules.0.span', 13, /at most 12/],
  ['a background without its colour', about, 'modules.1.colorBackground', undefined, /^a colour/],
  ['a module of no kind', about, 'modules.0.view', 'carousel', /^"text" or "gallery"/],
  ['two modules of one id', about, 'modules.1.id', 'about', 'an id that no other module of the page has'],
  ['a button that leads nowhere', home, 'modules.0.link.target', '/x/', /^the original path of a page/],
  ['a script in a link', home, 'modules.0.link.target', 'javascript:alert(1)', /^a path such as \/contact\//],
  ['HTML in a text', 'articles/over-ons.json', 'text.fr.0', '<script>', /^Markdown without HTML/],
  ['a link to nothing in a text', 'footer.json', 'columns.0.fullText.text.de', '[a](/x/)', /^Markdown without HTML/],
  ['a bar item that leads nowhere', 'header.json', 'topBar.left.0.link', '/x/', /^the original path of a page/],
  ['a logo that there is not', 'header.json', 'logo', '/lost.svg', 'the name of a file in public/'],
  ['a team member of no category', 'team.json', 'items.0.category', 'x', 'an id of categories.json'],
  ['a category below itself', 'categories.json', 'items.0.parentId', 'team-south', /not below this one$/],
  ['a testimonial of no broker', 'testimonials.json', 'items.0.postedBy', 'x', 'an id of team.json'],
  ['a figure that nothing counts', 'figures.json', 'items.0.value', 'visitors', /^a number .* or "homes-for-sale"/],
  ['a page of no menu entry', about, 'id', 'about', 'the name that names the file, over-ons'],
])('a mistake of an editor is reported with file, path, expected and found: %s', (_, file, place, value, expected) => {
  const text = typeof expected === 'string' ? expected : expect.stringMatching(expected);
  const [issue] = new Folder().set(file, place, value).reported();
  const found = typeof value === 'string' && value.startsWith('[a]') ? '"/x/"' : displayValue(value);
  expect(issue).toMatchObject({ file, path: place, expected: text, found });
});

it.each([
  ['two pages', 'items.6.path', path('over-ons'), '', 'items.5, "over-ons"'],
  ['a page and a list', 'items.6.path.fr', 'a-vendre', '.fr', '"sale"'],
  ['a page and an original path', 'items.6.path.en', 'property', '.en', '"property"'],
  ['a page and the original path of another', 'items.6.path.de', 'over-ons', '.de', 'items.5, "over-ons"'],
  ['a page and a language', 'items.6.path.nl', 'fr', '.nl', '"fr"'],
  ['two pages below one', 'items.5.childMenus.1.path.de', 'leistungen', '.de', 'items.5.childMenus.0, "diensten"'],
])(
  'two entries that claim one address are reported once, each with its place: %s',
  (_, place, value, locale, owner) => {
    const [issue, ...more] = new Folder().set('menu.json', place, value).issues();
    expect(more).toEqual([]);
    expect(issue?.file).toBe('menu.json');
    expect(issue?.path.endsWith(`.path${locale}`)).toBe(true);
    expect(issue).toMatchObject({ code: 'addressTaken', values: { owner } });
  },
);

const stray = JSON.stringify({ id: 'stray', params: {}, modules: [] });

it.each<[string, (folder: Folder) => Folder, string]>([
  ['has a path or a target', (folder) => folder.set('menu.json', 'items.1.target', undefined), 'menu.json items.1'],
  ['has not both', (folder) => folder.set('menu.json', 'items.6.target', '/for-sale/'), 'menu.json items.6'],
  ['has a unique id', (folder) => folder.set('menu.json', 'items.7.id', 'contact'), 'menu.json items.7.id'],
  ['has its file', (folder) => folder.remove('pages/diensten.json'), 'menu.json items.5.childMenus.0.id'],
  ['gives each file its address', (folder) => folder.write('pages/stray.json', stray), 'pages/stray.json'],
])('an entry of the menu: %s', (_, change, place) => expect(change(new Folder()).places().join()).toContain(place));

it.each<[string, [place: string, value: unknown][]]>([
  [
    about,
    [
      ['params.de', undefined],
      ['modules.1.span', 13],
      ['image', 'none'],
      ['modules.2.relations.0.id', 'x'],
    ],
  ],
  [
    'articles/over-ons.json',
    [
      ['title.fr', undefined],
      ['image', 'none'],
      ['text.nl.0', '<b>'],
    ],
  ],
])('%s with an issue is checked in its other parts', (file, set) => {
  const folder = set.reduce((changed, [place, value]) => changed.set(file, place, value), new Folder());
  expect(folder.places()).toEqual(set.map(([place]) => `${file} ${place}`));
});
