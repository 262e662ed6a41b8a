import { expect, it } from 'vitest';
import { sourceKeys, visitSource } from '@/lib/audience/source';

const from = (referrer: string, ...campaign: string[]) => visitSource({ referrer, campaign }, 'heem.example');

it.each([
  ['', 'direct'],
  ['heem.example', 'internal'],
  ['HEEM.example', 'internal'],
  ['www.google.be', 'google.com'],
  ['www.google.co.uk', 'google.com'],
  ['com.google.android.googlequicksearchbox', 'google.com'],
  ['www.bing.com', 'bing.com'],
  ['l.facebook.com', 'facebook.com'],
  ['be.linkedin.com', 'linkedin.com'],
  ['www.immoweb.be', 'immoweb.be'],
  ['www.immo-portal.example', 'immo-portal.example'],
  ['m.immo-portal.example:8080', 'immo-portal.example:8080'],
  ['google.com.evil.example', 'google.com.evil.example'],
  ['<script>', 'other'],
])('a visit that came from the host "%s" came from %s', (host, source) => expect(from(host)).toBe(source));

it('a visit without host or campaign has a key that the messages translate', () =>
  expect(['', 'heem.example', '?'].map((host) => from(host))).toEqual([...sourceKeys]));

it('a campaign says more than the page before', () => {
  expect(from('www.google.be', 'Newsletter', 'e-mail', 'Lente 2026')).toBe('newsletter / e-mail / lente 2026');
  expect(from('www.google.be', '', '', 'lente')).toBe('lente');
  expect(from('', ' ', '\u0000', '')).toBe('direct');
});

it('the address of a person in a campaign is not kept, nor more than a name', () => {
  expect(from('', 'mail', 'an@visitor.example')).toBe('mail');
  expect(from('', 'x'.repeat(80))).toHaveLength(40);
});
