import { readdirSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { dataSchemas } from '@/lib/data/schemas';
import { locales } from '@/lib/i18n/locales';
import { fieldWords } from '@/lib/records/fields/field-words';
import { type FieldWords, type FormField, formFields } from '@/lib/records/fields/form-fields';
import { toJsonSchema } from '@/lib/records/fields/json-schema';
import { inOrder } from '@/lib/records/fields/list-items';
import { tidy } from '@/lib/records/fields/tidy';
import { recordFiles, recordFolders } from '@/lib/records/records';

const plain: FieldWords = {
  label: (path) => path.at(-1) ?? '',
  hint: () => undefined,
  choice: (_, value) => value,
  unit: (format) => format,
  values: () => ({}),
};

const schemas = [...recordFiles, ...Object.values(recordFolders)];
const fieldsOf = (name: (typeof schemas)[number], words = plain) => formFields(toJsonSchema(dataSchemas[name]), words);
const at = (fields: readonly FormField[], path: string) => fields.find((field) => field.path === path);

describe('the fields of a form', () => {
  const home = fieldsOf('property');

  it('are those of the schema, without what the office and programs set', () => {
    expect(home.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['reference', 'title.*', 'price', 'attributes']),
    );
    expect(home.map(({ path }) => path)).not.toEqual(expect.arrayContaining(['id']));
    expect(at(home, 'source')).toBeUndefined();
  });

  it.each([
    ['reference', { kind: 'text', isLong: false, isRequired: true }],
    ['title.*', { kind: 'localized', isLong: false, isRequired: true }],
    ['description.*', { kind: 'localized', isLong: true }],
    ['city', { kind: 'reference', table: 'cities', isMany: false }],
    ['pictures', { kind: 'reference', table: 'pictures', isMany: true }],
    ['marquee', { kind: 'reference', table: 'marquees', isRequired: false }],
    ['publishedAt', { kind: 'date' }],
  ])('include for a home %s', (path, field) => expect(at(home, path)).toMatchObject(field));

  it('have a text area for a sentence or more', () => {
    const within = (field: FormField | undefined): readonly FormField[] =>
      field?.kind === 'group' ? field.fields : field?.kind === 'variants' ? (field.variants[0]?.fields ?? []) : [];
    const textAt = (fields: readonly FormField[], end: string) => fields.find(({ path }) => path.endsWith(end));
    const texts = within(fieldsOf('page').find(({ label }) => label === 'params'));
    for (const end of ['metadataDescription', 'ogDescription', 'twitterDescription'])
      expect(textAt(texts, end), end).toMatchObject({ isLong: true });
    expect(textAt(within(at(fieldsOf('header'), 'banner')), 'description.*')).toMatchObject({ isLong: true });
    expect(textAt(fieldsOf('footer'), 'copyright.*')).toMatchObject({ isLong: true });
  });

  it('have a map below the longitude of a home and a project', () => {
    const address = at(home, 'address');
    const pins = (fields: readonly FormField[]) =>
      fields.flatMap((field) => (field.kind === 'number' && field.hasPin ? field.path : []));
    expect(pins(address?.kind === 'group' ? address.fields : [])).toEqual(['longitude']);
    expect(pins(fieldsOf('project'))).toEqual(['longitude']);
  });

  it('have the unit of an amount of the costs', () => {
    const unitIn = (list: string, path: string) => {
      const field = at(fieldsOf('costs'), list);
      const found = field?.kind === 'list' ? at(field.fields, path) : undefined;
      return found?.kind === 'number' ? found.unit : undefined;
    };
    expect([unitIn('loan', 'officeFee'), unitIn('loan', 'securedPercent')]).toEqual(['money', '']);
    expect([unitIn('registration', 'exempt'), unitIn('notary', 'startFee')]).toEqual(['money', 'money']);
  });

  it('have a drawing where the schema of a project asks for it', () => {
    const blocks = at(fieldsOf('project'), 'blocks');
    const render = blocks?.kind === 'list' ? at(blocks.fields, 'render') : undefined;
    expect(render?.kind === 'group' ? render.fields.map(({ path, kind }) => [path, kind]) : []).toEqual([
      ['picture', 'reference'],
      ['front', 'corners'],
      ['top', 'corners'],
    ]);
  });

  it('have for a page texts of each language, modules with the fields of their kind, and flags with their default', () => {
    const page = fieldsOf('page');
    const params = page.find(({ path, kind }) => path === '' && kind === 'group');
    expect(params).toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ path: 'params.*.title', kind: 'localized' }),
        expect.objectContaining({ path: 'params.*.metadata.ogTitle', kind: 'localized', isFolded: true }),
      ]),
    });
    expect(at(page, 'index')).toMatchObject({ kind: 'flag', initial: true });
    const modules = at(page, 'modules');
    expect(modules).toMatchObject({ kind: 'variants', by: 'view', isList: true });
    const values = modules?.kind === 'variants' ? modules.variants.map(({ value }) => value) : [];
    expect(values).toEqual(expect.arrayContaining(['text', 'gallery', 'form']));
    const fieldsOfKind = (kind: string) =>
      modules?.kind === 'variants' ? (modules.variants.find(({ value }) => value === kind)?.fields ?? []) : [];
    // Existing options are chosen by name; a choice without options is left out.
    const relations = at(fieldsOfKind('team'), 'relations');
    expect(relations?.kind === 'list' ? relations.fields : []).toMatchObject([
      { path: 'type', kind: 'fixed', value: 'category' },
      { path: 'id', kind: 'reference', table: 'categories' },
    ]);
    expect(at(fieldsOfKind('contact'), 'relations')).toMatchObject({
      kind: 'fixed',
      value: [{ type: 'contact', id: 'agency' }],
    });
  });
});

describe('the output of a form', () => {
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const records = ['tests/data', 'data'].flatMap((data) => [
    ...recordFiles.map((name) => [`${data}/${name}.json`, name] as const),
    ...Object.entries(recordFolders).flatMap(([folder, name]) =>
      files(`${data}/${folder}`).map((file) => [`${data}/${folder}/${file}`, name] as const),
    ),
  ]);

  it('equals the file of every record of the sample and of the tests', () => {
    for (const [file, name] of records) {
      const content = inOrder(JSON.parse(readFileSync(file, 'utf8')));
      expect(tidy(content, toJsonSchema(dataSchemas[name])), file).toEqual(content);
    }
  });

  it('omits emptied values: an empty text, an empty optional group, null', () => {
    const schema = toJsonSchema(dataSchemas.property);
    const emptied = { id: 1, lot: '', title: { nl: ' Huis ', fr: '' }, unit: {}, videos: [], pictures: [] };
    expect(tidy(emptied, schema)).toEqual({ id: 1, title: { nl: 'Huis' }, pictures: [] });
    const menu = toJsonSchema(dataSchemas.menu);
    const path = { nl: '', fr: '', en: '', de: '' };
    expect(tidy({ items: [{ id: 'a', path }] }, menu)).toEqual({ items: [{ id: 'a', sort: 10 }] });
    const module = { view: 'text', id: 'a', link: { label: { nl: '' }, target: '' } };
    const page = tidy({ modules: [module] }, toJsonSchema(dataSchemas.page));
    expect(page).toMatchObject({ modules: [{ view: 'text', id: 'a' }] });
    expect(page).not.toMatchObject({ modules: [{ link: {} }] });
    const site = toJsonSchema(dataSchemas.site);
    expect(tidy({ map: { style: '' } }, site)).toEqual({ map: { style: null } });
  });

  it('drops the fields of another choice', () => {
    const header = toJsonSchema(dataSchemas.header);
    const banner = { type: 'none', image: 'banner-home', video: '/videos/a.mp4', search: true };
    expect(tidy({ banner }, header)).toEqual({ banner: { type: 'none', search: true } });
  });
});

describe.each(locales)('the words of forms in %s', (locale) => {
  const { office, attributes, groups, choices } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as {
    office: { edit: Record<'fields' | 'hints' | 'values' | 'units', Record<string, string>> };
    attributes: Record<string, string>;
    groups: Record<string, string>;
    choices: Record<string, Record<string, string>>;
  };
  const { fields, hints, values } = office.edit;
  const [labelled, chosen]: [string[][], string[][]] = [[], []];
  /** The words of a schema, whose name is the first part of the paths. */
  const noted = (name: (typeof schemas)[number]): FieldWords => ({
    ...fieldWords(locale, name),
    label: (path) => {
      labelled.push([name, ...path]);
      return fieldWords(locale, name).label(path);
    },
    choice: (path, value) => {
      chosen.push([...path, value]);
      return fieldWords(locale, name).choice(path, value);
    },
  });
  for (const name of schemas) fieldsOf(name, noted(name));
  for (const name of recordFiles) noted(name).choice(['file'], name);

  /** A key that names the end of a path. */
  const keyOf = (path: readonly string[], texts: Record<string, string>) =>
    path.map((_, i) => path.slice(i).join('_')).find((key) => Object.hasOwn(texts, key));
  const isOther = ([first, name = '']: readonly string[]) =>
    first === '$schema' || first === 'accepted' || (first === 'source' && name !== '');

  it('name every field and every choice', () => {
    const isNamed = (path: string[]) => {
      const name = path.at(-1) ?? '';
      return keyOf(path, fields) ?? (path[1] === 'attributes' ? (attributes[name] ?? groups[name]) : undefined);
    };
    expect(labelled.filter((path) => !isOther(path.slice(1)) && !isNamed(path))).toEqual([]);
    const isChosen = (path: string[]) => {
      const [name, value] = [path.at(-2) ?? '', path.at(-1) ?? ''];
      return keyOf(path, values) ?? choices[name]?.[value] ?? attributes[value];
    };
    expect(chosen.filter((path) => !isOther(path) && !isChosen(path))).toEqual([]);
  });

  it('are texts that Next shows as they are, also those with words in braces', () => {
    const { units } = office.edit;
    for (const words of [fields, hints, values, units])
      expect(Object.entries(words).filter(([, text]) => typeof compile(text) !== 'string')).toEqual([]);
    expect(compile(hints.copyright ?? '')).toMatch(/^\{YEAR\} .*\{NAME\} /);
  });

  it('distinguish fields with the same end of their path by the file', () => {
    const labelIn = (name: (typeof schemas)[number], ...path: string[]) => fieldWords(locale, name).label(path);
    const lists = (['menu', 'team', 'figures', 'marquees'] as const).map((name) => labelIn(name, 'items'));
    expect(new Set(lists).size).toBe(lists.length);
    expect(labelIn('marquees', 'items', 'id')).not.toBe(labelIn('marquees', 'items', 'key'));
  });

  it('contain no unused text', () => {
    const used = (paths: readonly string[][], texts: Record<string, string>) =>
      Object.keys(texts).filter((key) => !paths.some((path) => keyOf(path, texts) === key));
    expect(used(labelled, fields)).toEqual([]);
    expect(used(labelled, hints)).toEqual([]);
    expect(used(chosen, values)).toEqual([]);
  });
});
