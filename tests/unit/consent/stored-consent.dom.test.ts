// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearConsent, everything, nothing, readConsent, storeConsent } from '@/components/consent/stored-consent';

const rules = { version: 2, months: 6 };
const answered = Date.parse('2026-08-31T10:00:00Z');
const read = (moment: string) => readConsent(rules, Date.parse(moment));
const keys = () => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('favourites', '[1]');
});
afterEach(() => vi.restoreAllMocks());

it('is stored under the keys of the specification, with its date and version', () => {
  storeConsent({ ...nothing, analytics_storage: true }, 2, answered);
  expect({ ...localStorage }).toEqual({
    favourites: '[1]',
    consent: '{"version":2,"date":"2026-08-31T10:00:00.000Z"}',
    consentAnalyticsStorage: 'granted',
    consentAdStorage: 'denied',
    consentAdUserData: 'denied',
    consentAdPersonalization: 'denied',
  });
  expect(read('2026-09-01T00:00:00Z')).toEqual({ ...nothing, analytics_storage: true });
});

it('takes the word that the specification has for agreed', () => {
  storeConsent(nothing, 2, answered);
  localStorage.setItem('consentAdStorage', 'true');
  localStorage.removeItem('consentAdUserData');
  expect(read('2026-09-01T00:00:00Z')).toEqual({ ...nothing, ad_storage: true });
});

describe('an expired or unusable answer is forgotten and requested again', () => {
  const forgotten = (moment: string) => {
    expect(read(moment)).toBeNull();
    expect(keys()).toEqual(['favourites']);
  };

  it('without any answer', () => forgotten('2026-09-01T00:00:00Z'));

  it.each([everything, nothing])('after its period, also for a refusal: %o', (choice) => {
    storeConsent(choice, 2, answered);
    // There is no 31 February: the period ends at the beginning of March.
    expect(read('2027-03-03T09:59:59Z')).toEqual(choice);
    forgotten('2027-03-03T10:00:00Z');
  });

  it.each([1, 3])('with another version of the question: %i', (version) => {
    storeConsent(everything, version, answered);
    forgotten('2026-09-01T00:00:00Z');
  });

  it('with a date in the future', () => {
    storeConsent(everything, 2, answered);
    forgotten('2026-08-31T09:59:59Z');
  });

  it.each(['', '{', 'null', 'true', '[]', '{"version":2}', '{"version":2,"date":"soon"}'])(
    'with the content %j',
    (text) => {
      storeConsent(everything, 2, answered);
      localStorage.setItem('consent', text);
      forgotten('2026-09-01T00:00:00Z');
    },
  );
});

it('clears what is its own, and keeps nothing by halves where storage is full', () => {
  storeConsent(everything, 2, answered);
  clearConsent();
  expect(keys()).toEqual(['favourites']);
  const set = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
    if (name === 'consentAdUserData') throw new DOMException('full', 'QuotaExceededError');
    set.call(this, name, value);
  });
  storeConsent(everything, 2, answered);
  expect(keys()).toEqual(['favourites']);
});

it('does without storage where it is switched off', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  storeConsent(everything, 2);
  expect(readConsent(rules)).toBeNull();
});
