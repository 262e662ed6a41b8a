import { expect, it } from 'vitest';
import { sourceFiles } from '@/tests/support/source-files';

/** Rejected names of variables, functions and types, with better ones. Names that are stored (columns, fields of data, keys) are not declared here. */
const rejected: readonly [names: RegExp, better: string][] = [
  [/^(?!mostGone$)(?:most|longest|fewest|least)(?:[A-Z]\w*)?$/, 'maxHomes, minLetters'],
  [/^(?:patience|silence|atOnce)$/, 'timeoutMs, batchSize'],
  [/^(?:said|Said\w*|useSaid|setSaid|told)$/, 'message, answer, result'],
  [/^(?:beat|isBeat)$/, 'sendHeartbeat, isBackground'],
  [/^(?:deed|deeds|\w+Deed|deedOf)$/, 'auditEvent'],
  [/^(?:takeTurns|giveBackTurns|useOnce|spendOnce)$/, 'consumeQuota, refundQuota, consumeToken'],
  [/^(?:Hindered|Instead|insteadOf|Beside|besideOf)$/, 'PreviewErrors, previewSnapshot, recordPreview'],
  [/^(?:Overtaken|CannotWrite|asCannotWrite|GoodCopies|goodCopies|SoundData|loadSound)$/, 'WriteError, ValidData'],
  [/^(?:keepSoon|keepNow|takeKept|takeStored|takeSaved|takePresence)$/, 'scheduleAutosave, saveCopy'],
  [/^(?:goesBy|dealsWith|[wW]hyClosed|dayToCome|waysOut|nearlyRight)$/, 'the value that is computed'],
  [/^(?:missVisit|undoMissed|seatVisitor|takeHome|takeOn|takeDoor|Door|Mend)$/, 'a verb with its object'],
  [/^(?:whoever|whoOf|What|When|Who)$/, 'a noun'],
];

/** Code without comments and texts. */
const withoutTexts = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, "''");

/** Declared names, and those in lists of parameters, arguments and destructured values; keys with a colon are not among them. */
const name = /\b(?:const|let|function|class|interface|type)\s+(\w+)|[[({,]\s*(?:\.\.\.)?([A-Za-z_]\w*)(?=\s*[,)}\]=])/g;

/** Folders in which "deed" is the deed of a notary, and so a right name. */
const ofNotary = /^(?:lib\/catalogue|components\/property|tests\/unit\/catalogue)\//;

it('no identifier has a name from the rejected list', () => {
  const found = sourceFiles('{app,components,lib,scripts,tools,tests}/**/*.{ts,tsx}', '*.ts').flatMap(
    ({ path, text }) => {
      const names = new Set(
        [...withoutTexts(text).matchAll(name)].map(([, declared, listed]) => declared ?? listed ?? ''),
      );
      return [...names].flatMap((one) => {
        const rule = rejected.find(([pattern]) => pattern.test(one) && !(/^deed/.test(one) && ofNotary.test(path)));
        return rule ? [`${path}: ${one} (better: ${rule[1]})`] : [];
      });
    },
  );
  expect(found).toEqual([]);
});

/** Beginnings of titles that are no subject: of a clause, a preposition that misses its noun, a pronoun, a conjunction. */
const clause =
  /^(?:who(?:ever|m|se)?|what(?:ever)?|that|of|how|where|why|once|until|unless|beyond|and|or|nor|but|so|too|else|nobody|nothing|none|everybody|one (?:that|who|which|whose|on|by|at)|some|those|it|its|they|not)\b/i;

/** The titles of tests and of their groups; options in between, as in `it.skipIf(…)` and `it.each([…])`, are passed over. */
const title =
  /\b(?:describe|it|test)(?:\.\w+)*(?:<[^()]*>)?(?:\((?:[^()'"`]|\([^()]*\))*\)|\(\[[\s\S]{0,3000}?\](?: as const)?,?\s*\))?\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g;

it('titles of tests have a subject, or a verb that continues the title of their group', () => {
  const found = sourceFiles('tests/**/*.{test,spec}.{ts,tsx}').flatMap(({ path, text }) =>
    [...text.matchAll(title)]
      .map(([, single, double, template]) => single ?? double ?? template ?? '')
      .filter((words) => clause.test(words))
      .map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});
