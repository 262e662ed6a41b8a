import { describe, expect, it } from 'vitest';
import { issueCodes } from '@/lib/files/issue-codes';
import { type DataIssue, issueText } from '@/lib/files/issues';
import { locales } from '@/lib/i18n/locales';
import { messagesIn } from '@/lib/i18n/messages';
import { issueLine } from '@/lib/records/issue-messages';
import { Folder } from '@/tests/unit/data/folder';
import { sampleIssues as issues } from './issue-samples';

const home = 'properties/5801.json';
const about = 'pages/over-ons.json';

/** Words that staff must not read: JSON syntax and terms of developers. */
const technical = /[{}[\]"]|\b(?:true|false|null|JSON|UTF|git|ICU|undefined)\b|\.json|office\./;

describe('an issue of the data', () => {
  it.each(issues)('%s: developers read what was expected and found', (code, issue, line) => {
    expect(issue).toMatchObject({ code });
    expect(issueText(issue as DataIssue)).toMatch(line);
  });

  it.each(issues)(
    '%s: staff read in each language what is wrong, without how the file is written',
    async (_, issue) => {
      const lines = await Promise.all(locales.map((locale) => issueLine(issue as DataIssue, locale)));
      expect(lines.filter((line) => technical.test(line) || !/[.?)]$/.test(line))).toEqual([]);
      expect(new Set(lines).size).toBe(locales.length);
    },
  );
});

it('names field, limit and what was meant in words', async () => {
  const line = (fault: readonly [string, string, unknown], locale: 'nl' | 'de' = 'nl') =>
    issueLine(new Folder().set(...fault).issues()[0] as DataIssue, locale);
  expect(await line([home, 'city', 'haselt'])).toMatch(
    /^5801 .*, Gemeente: Dit staat niet of niet meer in de lijst\. Kies iets anders\. Bedoelde u hasselt\? Nu staat er: haselt\.$/,
  );
  expect(await line([home, 'title.nl', 'x'.repeat(201)])).toMatch(
    /, Titel \(Nederlands\): Deze tekst is te lang: hoogstens 200 tekens\. Kort hem in\.$/,
  );
  expect(await line([home, 'attributes.surfaces.living', 9000], 'de')).toMatch(
    /Geben Sie höchstens [\d.]+\u00a0m² ein\./,
  );
  expect(await line([about, 'modules.1.span', 13])).toContain('Blokken van de pagina 2 › ');
  expect(await line(['site.json', 'audience.count', 'yes'])).toMatch(/^Gegevens van het kantoor|^\p{Lu}/u);
});

it('has a sentence for each code in each language, and none for another', () => {
  for (const locale of locales) {
    const { issues: parts } = messagesIn(locale).office as unknown as { issues: { codes: Record<string, string> } };
    expect(Object.keys(parts.codes).toSorted()).toEqual(issueCodes.toSorted());
  }
});
