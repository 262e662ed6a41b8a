/** Where the commands put the servers that they start: beside the developer's own on 3000. */
export const ports = {
  tests: 3101,
  budget: 3102,
  emptyApp: 3103,
  lighthouse: 3104,
  bench: 3105,
  benchCache: 3106,
  benchCompressor: 3107,
  benchFile: 3108,
  postgres: 3109,
  testMail: 3110,
  testMailbox: 3111,
  testOutside: 3112,
  docPictures: 3113,
  testEdited: 3114,
  benchOther: 3115,
} as const;
