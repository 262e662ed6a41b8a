import { describe, expect, it } from 'vitest';
import { isFrameMessage, isHighlightMessage, isMapMessage, isPinMessage } from '@/lib/map/map-messages';
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
  ])('nothing else: %o', (data) => expect(isFrameMessage(data)).toBe(false));
});

describe('a frame takes from its page', () => {
  it('the message of the specification, and a highlight', () => {
    expect(isMapMessage(message)).toBe(true);
    expect(isHighlightMessage({ highlight: 5801 })).toBe(true);
    expect(isHighlightMessage({ highlight: null })).toBe(true);
  });

  it('the place of a pin, or that it is where it was moved, with its circle or none', () => {
    for (const data of [
      { pin: [5.3, 50.9], circle: null },
      { pin: null, circle: [5.3, 50.9, 600] },
    ])
      expect(isPinMessage(data)).toBe(true);
    for (const data of [{ pin: [5.3, 50.9] }, { pin: null, circle: [5.3, 50.9] }, { highlight: 1 }, null])
      expect(isPinMessage(data)).toBe(false);
  });

  it.each(Object.keys(message))('not without %s', (field) =>
    expect(isMapMessage({ ...message, [field]: undefined })).toBe(false),
  );

  it.each(Object.keys(message.messageInfo))('not without messageInfo.%s', (field) =>
    expect(isMapMessage({ ...message, messageInfo: { ...message.messageInfo, [field]: undefined } })).toBe(false),
  );

  it.each([
    [{ ...message, propertiesList: [[5801, 5.3, 50.9, 0, 'price', 'place']] }],
    [{ ...message, propertiesList: [[5801, '5.3', 50.9, 0, 'price', 'place', null]] }],
    [{ ...message, mapType: 'satellite' }],
    [{ ...message, marqueeIgnore: ['5'] }],
    [{ ...message, messageInfo: { ...message.messageInfo, groups: [{ name: 'Hasselt' }] } }],
    [null],
    [undefined],
    ['map'],
  ])('not in another shape', (data) => expect(isMapMessage(data)).toBe(false));
});
