import { expect, test } from 'vitest'
import { endOf, instantOf, isPublished, measureOf, partsOf, piecesOf, trailOf } from './values.ts'

test('pieces are whole, and never below zero', () => {
  expect([
    piecesOf('12'),
    piecesOf('12.0'),
    piecesOf('-3'),
    piecesOf('1,200'),
    piecesOf('1.5'),
    piecesOf('many'),
  ]).toEqual([12, 12, 0, 1_200, undefined, undefined])
})

test('measures are turned into whole units; zero is unknown', () => {
  expect([measureOf('0.25', 1_000), measureOf('0', 1), measureOf('12.5', 10), measureOf('heavy', 1)]).toEqual([
    250,
    null,
    125,
    undefined,
  ])
})

test.each([
  ['TRUE', true],
  ['1', true],
  ['active', true],
  ['Published', true],
  ['-1', false],
  ['2', false],
  ['draft', false],
  ['maybe', undefined],
])('published: %s', (text, is) => {
  expect(isPublished(text)).toBe(is)
})

test('lists part at separators, but not at an escaped comma', () => {
  expect(partsOf('Salt\\, fine, Sugar,, ', /,/)).toEqual(['Salt, fine', 'Sugar'])
  expect(partsOf('Cups\\; mugs; Salt\\, fine ;x', /;/)).toEqual(['Cups; mugs', 'Salt, fine', 'x'])
  expect(trailOf('Home \\> Garden > Pots')).toEqual(['Home > Garden', 'Pots'])
  expect(trailOf('Women > Kurtas >Cotton')).toEqual(['Women', 'Kurtas', 'Cotton'])
})

test('a day begins in the time zone of the shop', () => {
  expect(instantOf('2026-03-31', 'Asia/Kolkata')).toBe('2026-03-30T18:30:00.000Z')
  expect(endOf('2026-03-31', 'Asia/Kolkata')).toBe('2026-03-31T18:30:00.000Z')
  expect(endOf('2026-03-31T10:00:00Z', 'Asia/Kolkata')).toBe('2026-03-31T10:00:00.000Z')
  expect(instantOf('2026-03-31T10:00:00Z', 'Asia/Kolkata')).toBe('2026-03-31T10:00:00.000Z')
  expect(instantOf('2026-03-31 0:00:00', 'Asia/Kolkata')).toBe('2026-03-30T18:30:00.000Z')
  expect(endOf('2026-03-31 23:59:59', 'Asia/Kolkata')).toBe('2026-03-31T18:29:59.000Z')
  for (const odd of ['2026-02-30', '2026-03-31 25:00:00', '2026-02-30 10:00', '2026-03-31 9', '2026-03-31 10:00:99'])
    expect(instantOf(odd, 'Asia/Kolkata')).toBeUndefined()
  expect([instantOf('31/03/2026', 'Asia/Kolkata'), instantOf('2026-13-01', 'Asia/Kolkata')]).toEqual([
    undefined,
    undefined,
  ])
})
