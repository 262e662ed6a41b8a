import { readFileSync } from 'node:fs';
import type { IssueCode, IssueValues } from '@/lib/files/issue-codes';
import type { DataIssue } from '@/lib/files/issues';
import { Folder } from '@/tests/unit/data/folder';

const home = 'properties/5801.json';
const rented = 'properties/5914.json';
const project = 'projects/30.json';
const about = 'pages/over-ons.json';
const header = 'header.json';
const price = { date: '2026-05-01', amount: 269_000 };
const block = { id: 'a', name: { nl: 'A', fr: 'A', en: 'A', de: 'A' }, drawing: 'plots' };
/** The block with a picture, in which its front has these corners. */
const withFront = (corners: string) => {
  const front = corners.split(' ').map((corner) => corner.split(',').map(Number));
  return [{ ...block, render: { picture: 'ext-villa-01', front } }];
};
const phase = { number: 1, name: block.name, state: 'planned' };
const entry = {
  id: 'x',
  name: block.name,
  status: 'Published',
  sort: 1,
  createDate: '2026-01-01',
  modifyDate: '2026-01-01',
};

const stray = readFileSync('tests/data/pages/contact.json', 'utf8').replace('"contact"', '"stray"');

/** A sample of each code of an issue in the data, with the end of its line in the log. */
const inData = {
  jsonName: [(folder) => folder.write('properties/x.JSON', '{}'), 'expected a name that ends in .json, found "x.JSON"'],
  unreadable: [
    (folder) => folder.write(home, '{ "id": 5801, }'),
    'expected a readable JSON file, found a comma too many (line 1 column 13)',
  ],
  fileNumber: [[home, 'id', 5803], 'the number that names the file, 5801, found 5803'],
  fileName: [[about, 'id', 'about'], 'the name that names the file, over-ons, found "about"'],
  text: [[home, 'title.fr', 3], 'a text between quotation marks, found 3'],
  filled: [[home, 'title.fr', ''], 'a text, found ""'],
  number: [[home, 'price.amount', '269000'], 'a number without quotation marks, found "269000"'],
  wholeNumber: [[home, 'attributes.layout.bedrooms', 1.5], 'a whole number, found 1.5'],
  yesNo: [[home, 'price.publish', 'yes'], 'true or false without quotation marks, found "yes"'],
  list: [[home, 'pictures', 'x'], 'a list between [ and ], found "x"'],
  fields: [[home, 'title', 'x'], 'fields between { and }, found "x"'],
  missing: [[home, 'title.de', undefined], 'a text between quotation marks, found nothing'],
  either: [
    ['site.json', 'audience.count', 'yes'],
    'true or false without quotation marks or "with-consent", found "yes"',
  ],
  oneOf: [[home, 'goal', 3], '0 or 1 or 2, found 3'],
  characters: [[home, 'title.nl', 'x'.repeat(201)], /at most 200 characters, found "x+…$/],
  items: [[home, 'pictures', []], 'at least 1 in the list, found []'],
  limit: [[home, 'attributes.layout.floor', 61], 'at most 60, found 61'],
  day: [[home, 'publishedAt', '2026-02-30'], 'a day such as 2026-11-22, found "2026-02-30"'],
  time: [['site.json', 'openingHours.0.opens', '9 h'], 'a time such as 09:00, found "9 h"'],
  email: [['site.json', 'email', 'heem'], 'an email address, found "heem"'],
  address: [[project, 'external', 'http://a.be'], 'a full address, https://…, found "http://a.be"'],
  noField: [[home, 'attributes.layout.bedroms', 2], 'no such field, found 2'],
  key: [[project, 'broker', 'Tom'], 'small letters, figures and hyphens, such as sint-truiden, found "Tom"'],
  addressName: [[project, 'name', '–!'], 'a name with letters or figures, for its address, found "–!"'],
  zip: [['cities.json', 'items.0.zip', '35000'], 'four figures between quotation marks, found "35000"'],
  phone: [['site.json', 'phone', '011'], 'a telephone number such as +3211000000, found "011"'],
  onlyPlaceholders: [[header, 'banner.description.fr', '{X}'], /in braces only \{FOR_SALE_TOTAL\} .*, found "\{X\}"$/],
  noPlaceholders: [[home, 'title.fr', '{X}'], 'a text without braces: here the site fills in nothing, found "{X}"'],
  samePlaceholders: [[header, 'banner.description.de', 'x'], /the same words in braces in each language, found "no/],
  markdown: [['articles/over-ons.json', 'text.fr.0', '<b>'], /expected Markdown without HTML .*, found "<b>"$/],
  linkForm: [[header, 'topBar.left.0.link', 'heem.be'], /a path such as \/contact\/, .*, found "heem.be"$/],
  linkTarget: [[header, 'topBar.left.0.link', '/x/'], /the original path of a page, .*, found "\/x\/"$/],
  inList: [[home, 'city', 'haselt'], 'an id of cities.json, found "haselt"; did you mean hasselt?'],
  record: [[home, 'projectId', 31], 'the id of a file in projects/, found 31'],
  file: [[header, 'logo', '/lost.svg'], 'the name of a file in public/, found "/lost.svg"'],
  listedDraft: [
    ['lists.json', 'propertyLists.0.homes.0', 6058],
    /: this one is a draft, or there is none; .*, found 6058$/,
  ],
  listedWithdrawn: [
    ['properties/5802.json', 'status', 'withdrawn'],
    /: this one is withdrawn; take it .*, found 5802$/,
  ],
  itemTaken: [
    ['lists.json', 'propertyLists', ['sale', 'rent'].map((goal) => ({ id: 'newest', goal }))],
    'a value that no other item has (propertyLists.0 has this one), found "newest"',
  ],
  fileNumberTaken: [(folder) => folder.addHome('properties/old/5801.json', {}), /a number that no other file has/],
  nameTaken: [
    (folder) => folder.repeatFirst('cities.json', { id: 'hasselt-two' }),
    'a name that no other has (hasselt has this one), found "Hasselt"',
  ],
  addressTaken: [
    ['menu.json', 'items.6.path.fr', 'a-vendre'],
    /an address that no other page has \("sale", has this one/,
  ],
  referenceTaken: [
    ['properties/5802.json', 'reference', 'HAS-5801'],
    'a reference of its own (property 5801 has this one), found "HAS-5801"',
  ],
  entryTaken: [['menu.json', 'items.7.id', 'contact'], 'an id that no other entry has, found "contact"'],
  moduleTaken: [[about, 'modules.1.id', 'about'], 'an id that no other module of the page has, found "about"'],
  pictureTwice: [[home, 'pictures.1', 'ext-apartment-01'], /a picture that this list has once, found "ext-/],
  numberTwice: [[project, 'phases', [phase, phase]], 'each number once, found [1,1]'],
  idTwice: [[project, 'blocks', [block, block]], 'each id once, found ["a","a"]'],
  languageTwice: [
    ['site.json', 'languages', ['nl', 'fr', 'en', 'de', 'nl'].map((code) => ({ code, use: true }))],
    /each language once/,
  ],
  law: [[home, 'attributes.legal.zoning', undefined], /what the law wants in this advert \(.*VCRO.*\), found nothing$/],
  dayBefore: [[home, 'updatedAt', '2001-05-01'], /a day not before publishedAt, 20.*, found "2001-05-01"$/],
  beforeConstruction: [
    [home, 'attributes.building.renovationYear', 1990],
    'a year not before construction, 1997, found 1990',
  ],
  priceTooLow: [[home, 'price.amount', 870], /at least 1000 €, figures without a point, found 870$/],
  landShare: [[home, 'attributes.costs.landShare', 10], 'a part of the price of a home whose vat is mixed, found 10'],
  hiddenPrice: [
    (folder) =>
      folder.set(home, 'price', { publish: false, amount: 269_000, unit: 0 }).set(home, 'title.nl', '€ 269.000'),
    'a text without the price, for price.publish is false, found 269000',
  ],
  hiddenRent: [[rented, 'price.publish', false], 'true, for a rent must be published, found false'],
  lastPrice: [[home, 'history', [{ ...price, amount: 1 }]], /the price of the home, \d+, found 1$/],
  lastMarquee: [[home, 'history', [{ ...price, marquee: 2 }]], /the marquee of the home, .*, found 2$/],
  marqueeOfGoal: [[home, 'marquee', 6], /one of \d.*, found 6$/],
  kindOfType: [[home, 'kind', 'villa'], /one of .*penthouse.*, found "villa"/],
  mainType: [[home, 'webIds', [3]], 'a list that holds the main type 2, found [3]'],
  livingSurface: [[home, 'attributes.surfaces.living', 9000], /at most the total surface, \d+ m², found 9000$/],
  unfinished: [
    [home, 'attributes.building.availability', 'at_completion'],
    /nothing before the home is finished \(availability at_completion\); .*, found/,
  ],
  energyLabel: [[home, 'attributes.energy.energyLabel', 'Z'], /a letter from A to I, .*, found "Z"$/],
  energyLevel: [[home, 'attributes.energy.eLevel', '20'], 'a level such as E20, in Wallonia Ew45, found "20"'],
  video: [
    [home, 'videos.0.link', 'https://youtu.be/short'],
    /ends in mp4, .*YouTube \(11 characters\).*, found "https/,
  ],
  tour: [
    [home, 'tours', [{ link: 'https://a.be' }]],
    /an https address of a maker of tours .*, found "https:\/\/a.be"$/,
  ],
  documentName: [[home, 'documents', [{ kind: 'plans', file: 'a.doc' }]], 'the name of a PDF, found "a.doc"'],
  phase: [[project, 'phase', 9], 'a number of phases, found 9'],
  noProject: [[home, 'unit', { block: 'a', position: 1 }], /nothing, for the home is in no project, found \{"block"/],
  facadeOnly: [
    [project, 'blocks', withFront('0,0 9,0 9,9 0,9')],
    'nothing, for only a facade has a picture, found "ext-villa-01"',
  ],
  corners: [[project, 'blocks', withFront('0,0 9,9 9,0 0,9')], /four corners clockwise from the upper left one, found/],
  pictureName: [
    ['pictures.json', 'items.0.file', 'a b.jpg'],
    /the name of a .jpg, .jpeg or .png file .*, found "a b.jpg"$/,
  ],
  pageOrLink: [['menu.json', 'items.6.target', '/for-sale/'], /either a path \(a page\) or a target \(a link\), found/],
  underLink: [
    [
      'menu.json',
      'items.7',
      {
        ...entry,
        target: '/for-sale/',
        childMenus: [{ ...entry, id: 'y', path: { nl: 'y', fr: 'y', en: 'y', de: 'y' } }],
      },
    ],
    /no path, for the entry above it is no page, found/,
  ],
  menuEntry: [
    (folder) => folder.write('pages/stray.json', stray),
    'the id of an entry of menu.json that has a path, found "stray"',
  ],
  homeHidden: [['pages/home.json', 'status', 'draft'], '"published", found "draft"'],
  categoryLoop: [['categories.json', 'items.0.parentId', 'team-south'], /a category that is not below this one, found/],
  colour: [[about, 'modules.1.colorBackground', undefined], 'a colour, for the background is one, found nothing'],
  background: [[about, 'modules.1.backgroundType', 'image'], 'a picture, for the background is one, found nothing'],
  gallery: [[about, 'modules.1.backgroundType', 'gallery'], 'at least one picture of the gallery, found nothing'],
  homesOrGoal: [['lists.json', 'propertyLists.0.goal', 'sale'], /either homes or a goal, found \[/],
  logoFile: [[header, 'logo', 'logo.png'], 'a file such as /images/logo.svg, found "logo.png"'],
  languageInUse: [['site.json', 'languages', [{ code: 'nl', use: false }]], /a language in use, found/],
  hourOrder: [['visits.json', 'homes.hours.0.closes', '00:01'], 'an hour after opens, found "00:01"'],
  hourTwice: [
    [
      'visits.json',
      'homes.hours',
      [
        ['09:00', '12:00'],
        ['11:00', '13:00'],
      ].map(([opens, closes]) => ({ days: [1], opens, closes })),
    ],
    'an hour in no other line of the same day, found "11:00"',
  ],
  dayOrder: [
    ['visits.json', 'closed', [{ from: '2026-12-25', to: '2026-12-24' }]],
    /a day that is not before from, found/,
  ],
  combination: [['conditions.json', 'items.1.advancedCondition', '1 or 9'], /a rule from 1 to \d.*, found "1 or 9"$/],
  tagOrigin: [
    ['site.json', 'measurement', { hosts: ['x'] }],
    'an origin such as https://*.google-analytics.com, found "x"',
  ],
  tagManagerId: [['site.json', 'measurement', { tagManager: 'x' }], 'an id such as GTM-ABC1234, found "x"'],
  analyticsId: [['site.json', 'measurement', { analytics: 'x' }], 'an id such as G-ABC1234567, found "x"'],
  adsId: [['site.json', 'measurement', { ads: 'x' }], 'an id such as AW-123456789, found "x"'],
  pixelId: [['site.json', 'measurement', { pixel: 'x' }], 'figures between quotation marks, found "x"'],
} satisfies Partial<
  Record<IssueCode, [readonly [string, string, unknown] | ((folder: Folder) => Folder), string | RegExp]>
>;

/** The codes that no single value of a data file shows: the tests of messages, pictures and imports, and of units meet them. */
const elsewhere: { [Code in Exclude<IssueCode, keyof typeof inData>]: [values: IssueValues<Code>, line: string] } = {
  changesFailed: [{ reason: 'no memory' }, 'changes that can be taken, found no memory'],
  ip: [{}, 'an IP address, found nothing'],
  network: [{}, 'a network such as 192.0.2.0/24, found nothing'],
  other: [{ expected: 'a nap' }, 'a nap, found nothing'],
  stillListed: [{}, 'published, as lists.json names it: take it out there first, found nothing'],
  fileNameTaken: [
    { owner: 'pages/a.json' },
    'a name that no other file has (pages/a.json has this one), found nothing',
  ],
  placeTaken: [{ home: 5801 }, 'a place of its own (property 5801 has this one), found nothing'],
  sourceTaken: [{}, 'a name that no other source has, found nothing'],
  block: [{ project: 30 }, 'an id of blocks in projects/30.json, found nothing'],
  pictureNameTaken: [{ owner: 'a.jpg' }, 'a name that no other has, whatever its ending (a.jpg), found nothing'],
  pictureSize: [{ limit: 20 }, 'a picture of at most 20 MB, found nothing'],
  pictureGone: [{}, 'a picture file, found no such file'],
  pictureBroken: [{ reason: 'a bomb' }, 'a JPEG or PNG picture that can be read, found a bomb'],
  noHome: [{}, 'the content of the home page, found nothing'],
  secondForm: [{}, 'one form on a page, found nothing'],
  thanksPage: [{ page: 'pages/x.json' }, 'a form that a page thanks for: pages/x.json, found nothing'],
  videoFile: [{}, 'a file such as /videos/hasselt.mp4, found nothing'],
  costSource: [{}, 'a key of sources, found nothing'],
  comparison: [{}, 'either compareWithField or compareWithValue (neither for isEmpty and isNotEmpty), found nothing'],
  comparedList: [{}, 'a list under compareWithValue for isOneOf, and one value for the others, found nothing'],
  messageMissing: [{ file: 'messages/nl.json' }, 'a text, as messages/nl.json has one, found nothing'],
  messageUnknown: [{ file: 'messages/nl.json' }, 'no such text: messages/nl.json has none, found nothing'],
  apostrophe: [{}, 'the apostrophe ’, found nothing'],
  messageSyntax: [{ problem: 'UNCLOSED_TAG' }, 'a text in ICU syntax (UNCLOSED_TAG), found nothing'],
  messageArguments: [{ expected: '{city}' }, 'the arguments {city}, found nothing'],
  town: [{}, 'a town of Belgium or Luxembourg, found nothing'],
  feedType: [{}, 'a type that is known here, found nothing'],
  feedGoal: [{}, 'sale or rent, found nothing'],
  feedAmount: [{}, 'an amount in euros, found nothing'],
  feedId: [{}, 'an id, found nothing'],
  feedIdTaken: [{}, 'an id that no other home of the feed has, found nothing'],
  inFeed: [{}, 'a home that is in the source, found nothing'],
  draftOpen: [{ file: 'properties/6.json' }, 'a draft that an editor has completed, found properties/6.json'],
  fileFaulty: [{ file: 'properties/6.json' }, 'a file without a fault, found properties/6.json'],
  fileChanged: [{}, 'the file as it was when the import started, found another one, or none'],
};

/** Codes whose sample has other issues, too. */
const several = ['numberTwice', 'unfinished', 'underLink', 'categoryLoop'];

const made = (code: string, values: object): DataIssue => ({ code, values, file: home, path: 'title' }) as DataIssue;

const inFolder = (code: string, fault: readonly [string, string, unknown] | ((folder: Folder) => Folder)) => {
  const isSet = typeof fault !== 'function';
  const issues = (isSet ? new Folder().set(...fault) : fault(new Folder())).issues();
  // A wrong value is reported once.
  if (isSet && issues.length > 1 && !several.includes(code)) return issues;
  return issues.find((issue) => issue.code === code) ?? issues;
};

/** An issue of each code, with what its line in the log holds. */
export const sampleIssues: [code: string, issue: DataIssue | readonly DataIssue[], line: string | RegExp][] = [
  ...Object.entries(inData).map(
    ([code, [fault, line]]) => [code, inFolder(code, fault), line] as [string, DataIssue, string],
  ),
  ...Object.entries(elsewhere).map(
    ([code, [values, line]]) => [code, made(code, values), line] as [string, DataIssue, string],
  ),
];
