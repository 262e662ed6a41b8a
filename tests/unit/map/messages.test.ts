import { describe, expect, it } from 'vitest';
import { isFrameMessage, isHighlightMessage, isMapMessage, isPinMessage, offMapText } from '@/lib/map/map-messages';
import { message } from './message';

describe('a page takes from its frame', () => {
  const point = '5.3378,50.9311';
  const area = (points: number) => ({ map: 'area', area: Array.from({ length: points }, () => point).join('_') });

  it.each([
    [{ map: 'ready' }],
    [{ map: 'card', open: true }],
    [area(3)],
    [area(40)],
    [{ map: 'area', area: '' }],
    [{ map: 'pin', pin: [5.3, 50.9] }],
  ])('%o', (data) => expect(isFrameMessage(data)).toBe(true));

  it.each([
    [null],
    ['ready'],
    [{}],
    [{ map: 'other' }],
    [{ map: 'area' }],
    [{ map: 'card', open: 'yes' }],
    [{ map: 'pin' }],
    [{ map: 'pin', pin: ['5.3', 50.9] }],
    [area(2)],
    [area(41)],
    [{ map: 'area', area: `${area(3).area}_` }],
    [{ map: 'area', area: '5.3,50.9_5.4,50.9_5.4,51.0' }],
    [{ map: 'area', area: 'javascript:alert(1)' }],
  ])('rejects %o', (data) => expect(isFrameMessage(data)).toBe(false));
});

describe('a frame takes from its page', () => {
  it('accepts the message of the specification, a highlight, and a pin with or without its circle', () => {
    expect(isMapMessage(message)).toBe(true);
    for (const highlight of [5801, null]) expect(isHighlightMessage({ highlight })).toBe(true);
    for (const data of [
      { pin: [5.3, 50.9], circle: null },
      { pin: null, circle: [5.3, 50.9, 600] },
    ])
      expect(isPinMessage(data)).toBe(true);
    for (const data of [{ pin: [5.3, 50.9] }, { pin: null, circle: [5.3, 50.9] }, { highlight: 1 }, null])
      expect(isPinMessage(data)).toBe(false);
  });

  const { messageInfo } = message;
  it.each([
    ...Object.keys(message).map((field) => [field, { ...message, [field]: undefined }] as const),
    ...Object.keys(messageInfo).map(
      (field) => [`messageInfo.${field}`, { ...message, messageInfo: { ...messageInfo, [field]: undefined } }] as const,
    ),
  ])('rejects a message without %s', (_, data) => expect(isMapMessage(data)).toBe(false));

  it.each([
    [{ ...message, propertiesList: [[5801, 5.3, 50.9, 0, 'price', 'place']] }],
    [{ ...message, propertiesList: [[5801, '5.3', 50.9, 0, 'price', 'place', null]] }],
    [{ ...message, mapType: 'satellite' }],
    [{ ...message, marqueeIgnore: ['5'] }],
    [{ ...message, messageInfo: { ...messageInfo, groups: [{ name: 'Hasselt' }] } }],
    [null],
    [undefined],
    ['map'],
  ])('rejects another shape', (data) => expect(isMapMessage(data)).toBe(false));
});

it.each([
  [1, '1 property is not on the map'],
  [62, '62 properties are not on the map'],
])('the note below a map of which %i homes are missing reads: %s', (count, text) => {
  const words = { offMap: '{count} properties are not on the map', offMapOne: '1 property is not on the map' };
  expect(offMapText(words, count)).toBe(text);
});
