import { type ReadIssue, readIssueText } from '../base/read-json.ts';

// All issues that the checks of the data report. Beside each code stands its text for the command line, the log and /api/health/: in
// English, with files and paths, and not from messages/, which may themselves be at fault. Staff read `office.issues` of messages/.

/** The text for what was expected, and for what was found if that is not a value of the file. */
interface Finding {
  expected: string;
  found: string;
}

/** An issue within the values of another; typed loosely, since the type of issues is made of this list. */
interface InnerIssue {
  code: string;
  values: object;
}

const comparisons = { atLeast: 'at least', atMost: 'at most', moreThan: 'more than', lessThan: 'less than' } as const;

interface Limit {
  comparison: keyof typeof comparisons;
  limit: number;
}

const limitText = ({ comparison, limit }: Limit): string => `${comparisons[comparison]} ${limit}`;

const events = {
  publication: 'publishedAt',
  history: 'the last of history',
  earlierLine: 'the one before it',
} as const;

const alternatives = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(' or ');

const findings = {
  // Files.
  unreadable: ({ what, ...details }: ReadIssue & { what: 'file' | 'folder' }): Finding => ({
    expected: what === 'file' ? 'a readable JSON file' : 'a folder of JSON files',
    found: readIssueText(details),
  }),
  jsonName: 'a name that ends in .json',
  fileNumber: ({ name }: { name: string }) => `the number that names the file, ${name}`,
  fileName: ({ name }: { name: string }) => `the name that names the file, ${name}`,
  changesFailed: ({ reason }: { reason: string }): Finding => ({
    expected: 'changes that can be taken',
    found: reason,
  }),

  // Kinds of values.
  text: 'a text between quotation marks',
  filled: 'a text',
  number: 'a number without quotation marks',
  wholeNumber: 'a whole number',
  yesNo: 'true or false without quotation marks',
  list: 'a list between [ and ]',
  fields: 'fields between { and }',
  missing: ({ wanted }: { wanted: InnerIssue }): string => expectedOf(wanted),
  either: ({ options }: { options: readonly InnerIssue[] }): string => options.map(expectedOf).join(' or '),
  oneOf: ({ values }: { values: readonly unknown[] }) => alternatives(values),
  characters: (limit: Limit) => `${limitText(limit)} characters`,
  items: (limit: Limit) => `${limitText(limit)} in the list`,
  limit: (limit: Limit) => limitText(limit),
  day: 'a day such as 2026-11-22',
  time: 'a time such as 09:00',
  email: 'an email address',
  address: 'a full address, https://…',
  ip: 'an IP address',
  network: 'a network such as 192.0.2.0/24',
  noField: 'no such field',
  other: ({ expected }: { expected: string }) => expected,

  // Texts and names.
  key: 'small letters, figures and hyphens, such as sint-truiden',
  addressName: 'a name with letters or figures, for its address',
  zip: 'four figures between quotation marks',
  phone: 'a telephone number such as +3211000000',
  onlyPlaceholders: ({ known }: { known: string }) => `in braces only ${known}`,
  noPlaceholders: 'a text without braces: here the site fills in nothing',
  samePlaceholders: 'the same words in braces in each language',
  markdown: 'Markdown without HTML and pictures, whose links lead to a page',
  linkForm: 'a path such as /contact/, or https://…, tel:… or mailto:…',
  linkTarget: 'the original path of a page, such as /for-sale/, or a full address',

  // References to other files.
  inList: ({ field, list }: { field: string; list: string }) =>
    `${/^[aeiou]/.test(field) ? 'an' : 'a'} ${field} of ${list}`,
  record: ({ folder }: { folder: 'projects' | 'pages' | 'articles' }) => `the id of a file in ${folder}/`,
  file: ({ folder }: { folder: 'pictures' | 'documents' | 'videos' | 'public' }) => `the name of a file in ${folder}/`,
  listedDraft: ({ thing }: { thing: 'home' | 'project' }) =>
    `the number of a ${thing} that is published: this one is a draft, or there is none; take it out of the list`,
  listedWithdrawn: ({ thing }: { thing: 'home' | 'project' }) =>
    `the number of a ${thing} that is published: this one is withdrawn; take it out of the list`,
  stillListed: 'published, as lists.json names it: take it out there first',

  // Values that must be unique.
  itemTaken: ({ owner }: { owner: string }) => `a value that no other item has (${owner} has this one)`,
  fileNumberTaken: ({ owner }: { owner: string }) => `a number that no other file has (${owner} has this one)`,
  fileNameTaken: ({ owner }: { owner: string }) => `a name that no other file has (${owner} has this one)`,
  nameTaken: ({ owner }: { owner: string | number }) => `a name that no other has (${owner} has this one)`,
  addressTaken: ({ owner }: { owner: string }) => `an address that no other page has (${owner}, has this one)`,
  referenceTaken: ({ home }: { home: number }) => `a reference of its own (property ${home} has this one)`,
  placeTaken: ({ home }: { home: number }) => `a place of its own (property ${home} has this one)`,
  entryTaken: 'an id that no other entry has',
  moduleTaken: 'an id that no other module of the page has',
  sourceTaken: 'a name that no other source has',
  pictureTwice: 'a picture that this list has once',
  numberTwice: 'each number once',
  idTwice: 'each id once',
  languageTwice: 'each language once',

  // Homes.
  law: ({ article }: { article: string }) => `what the law wants in this advert (${article})`,
  dayBefore: ({ event, day }: { event: keyof typeof events; day: string }) =>
    `a day not before ${events[event]}, ${day}`,
  beforeConstruction: ({ what, year }: { what: 'day' | 'year'; year: number }) =>
    `a ${what} not before construction, ${year}`,
  priceTooLow: 'at least 1000 €, figures without a point',
  landShare: 'a part of the price of a home whose vat is mixed',
  hiddenPrice: 'a text without the price, for price.publish is false',
  hiddenRent: 'true, for a rent must be published',
  lastPrice: ({ amount }: { amount: number }) => `the price of the home, ${amount}`,
  lastMarquee: ({ marquee }: { marquee: number | undefined }) => `the marquee of the home, ${marquee ?? 'none'}`,
  marqueeOfGoal: ({ marquees }: { marquees: readonly number[] }) => `one of ${marquees.join(', ')}`,
  kindOfType: ({ kinds }: { kinds: readonly string[] }) => `one of ${kinds.join(', ')}`,
  mainType: ({ type }: { type: number }) => `a list that holds the main type ${type}`,
  livingSurface: ({ total }: { total: number }) => `at most the total surface, ${total} m²`,
  unfinished:
    'nothing before the home is finished (availability at_completion); energy.eLevel says the required or expected level',
  energyLabel: 'a letter from A to I, with + or - behind it if need be',
  energyLevel: 'a level such as E20, in Wallonia Ew45',
  video: ({ types }: { types: string }) =>
    `a file of videos/ or an https address that ends in ${types}, or a video of YouTube (11 characters), Vimeo (a number), Facebook (…/videos/… or …/watch/?v=…) or TVL`,
  tour: 'an https address of a maker of tours that lib/security/embed-hosts.ts names',
  documentName: 'the name of a PDF',

  // Projects.
  phase: 'a number of phases',
  block: ({ project }: { project: number }) => `an id of blocks in projects/${project}.json`,
  noProject: 'nothing, for the home is in no project',
  facadeOnly: 'nothing, for only a facade has a picture',
  corners: 'four corners clockwise from the upper left one',

  // Pictures.
  pictureName: 'the name of a .jpg, .jpeg or .png file in letters, figures and hyphens, its ending in small ones',
  pictureNameTaken: ({ owner }: { owner: string }) => `a name that no other has, whatever its ending (${owner})`,
  pictureSize: ({ limit }: { limit: number }) => `a picture of at most ${limit} MB`,
  pictureGone: (): Finding => ({ expected: 'a picture file', found: 'no such file' }),
  pictureBroken: ({ reason }: { reason: string }): Finding => ({
    expected: 'a JPEG or PNG picture that can be read',
    found: reason,
  }),

  // Pages, menu and frame.
  pageOrLink: 'either a path (a page) or a target (a link)',
  underLink: 'no path, for the entry above it is no page',
  menuEntry: 'the id of an entry of menu.json that has a path',
  noHome: 'the content of the home page',
  homeHidden: '"published"',
  categoryLoop: 'a category that is not below this one',
  secondForm: 'one form on a page',
  thanksPage: ({ page }: { page: string }) => `a form that a page thanks for: ${page}`,
  colour: 'a colour, for the background is one',
  background: 'a picture, for the background is one',
  gallery: 'at least one picture of the gallery',
  homesOrGoal: 'either homes or a goal',
  videoFile: 'a file such as /videos/hasselt.mp4',
  logoFile: 'a file such as /images/logo.svg',

  // Settings.
  languageInUse: 'a language in use',
  hourOrder: 'an hour after opens',
  hourTwice: 'an hour in no other line of the same day',
  dayOrder: 'a day that is not before from',
  costSource: 'a key of sources',
  comparison: 'either compareWithField or compareWithValue (neither for isEmpty and isNotEmpty)',
  comparedList: 'a list under compareWithValue for isOneOf, and one value for the others',
  combination: ({ reason }: { reason: string }) => reason,
  tagOrigin: 'an origin such as https://*.google-analytics.com',
  tagManagerId: 'an id such as GTM-ABC1234',
  analyticsId: 'an id such as G-ABC1234567',
  adsId: 'an id such as AW-123456789',
  pixelId: 'figures between quotation marks',

  // The texts of messages/.
  messageMissing: ({ file }: { file: string }) => `a text, as ${file} has one`,
  messageUnknown: ({ file }: { file: string }) => `no such text: ${file} has none`,
  apostrophe: 'the apostrophe ’',
  messageSyntax: ({ problem }: { problem: string }) => `a text in ICU syntax (${problem})`,
  messageArguments: ({ expected }: { expected: string }) => `the arguments ${expected}`,

  // Imports.
  town: 'a town of Belgium or Luxembourg',
  feedType: 'a type that is known here',
  feedGoal: 'sale or rent',
  feedAmount: 'an amount in euros',
  feedId: 'an id',
  feedIdTaken: 'an id that no other home of the feed has',
  inFeed: 'a home that is in the source',
  draftOpen: ({ file }: { file: string }): Finding => ({
    expected: 'a draft that an editor has completed',
    found: file,
  }),
  fileFaulty: ({ file }: { file: string }): Finding => ({ expected: 'a file without a fault', found: file }),
  fileChanged: (): Finding => ({
    expected: 'the file as it was when the import started',
    found: 'another one, or none',
  }),
} satisfies Record<string, string | ((values: never) => string | Finding)>;

type Findings = typeof findings;
export type IssueCode = keyof Findings;
type NoValues = Record<never, never>;

/** The values that the sentence of a code contains. */
export type IssueValues<Code extends IssueCode> = Findings[Code] extends (values: infer Values) => unknown
  ? unknown extends Values
    ? NoValues
    : Values
  : NoValues;

/** A code with its values. */
export type Issue = { [Code in IssueCode]: { code: Code; values: IssueValues<Code> } }[IssueCode];

type ValuesFor<Code extends IssueCode> = NoValues extends IssueValues<Code> ? [] : [values: IssueValues<Code>];

export const issueCodes = Object.keys(findings) as IssueCode[];
export const isIssueCode = (name: unknown): name is IssueCode =>
  typeof name === 'string' && Object.hasOwn(findings, name);

/** issue('limit', { comparison: 'atMost', limit: 12 }) */
export const issue = <Code extends IssueCode>(code: Code, ...[values]: ValuesFor<Code>) =>
  ({ code, values: values ?? {} }) as Extract<Issue, { code: Code }>;

/** Does the same for a check of a zod schema, as message and parameters, the only values that zod passes on. toIssues() reads them back. */
export const zodIssue = <Code extends IssueCode>(code: Code, ...[values]: ValuesFor<Code>) => ({
  message: code,
  params: { values: values ?? {} },
});

/** The English texts for developers: what was expected, and what was found if the code defines it. */
export function findingOf({ code, values }: Issue): { expected: string; found?: string } {
  const finding = findings[code];
  const text = typeof finding === 'string' ? finding : finding(values as never);
  return typeof text === 'string' ? { expected: text } : text;
}

const expectedOf = (inner: InnerIssue): string => findingOf(inner as Issue).expected;
