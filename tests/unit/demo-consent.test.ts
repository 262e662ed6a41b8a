import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { siteSchema } from '@/lib/content/schema';
import { asksConsent } from '@/lib/measurement/consent';
import { consentDemo } from '@/scripts/demo/consent';

it('the demo of consent is a copy of the data whose site asks, for a browser that reaches nobody', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heem-demo-'));
  try {
    const text = consentDemo('tests/data', folder, 'http://localhost:3000');
    const copy = path.join(folder, 'demo-consent');
    expect(text).toContain(`DATA_DIR=${copy} npm start`);
    expect(text).toContain('EXCLUDE localhost');
    const { $schema: _, ...site } = JSON.parse(readFileSync(path.join(copy, 'site.json'), 'utf8'));
    expect(asksConsent(siteSchema.parse(site))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
