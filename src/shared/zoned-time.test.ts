import { expect, test } from 'vitest'
import { fromZoned, midnightOf, toZoned } from './zoned-time.ts'

test.each([
  ['2026-11-21T18:30', 'Asia/Kolkata', '2026-11-21T13:00:00.000Z'],
  ['2026-01-01T00:15', 'Asia/Kolkata', '2025-12-31T18:45:00.000Z'],
  ['2026-07-01T09:00', 'Europe/London', '2026-07-01T08:00:00.000Z'],
  ['2026-12-01T09:00', 'Europe/London', '2026-12-01T09:00:00.000Z'],
  // Half an hour after the clocks went forward.
  ['2026-03-29T02:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  // Years that a field has while 2026 is typed into it.
  ['0002-11-30T10:00', 'UTC', '0002-11-30T10:00:00.000Z'],
  ['0020-11-30T10:00', 'UTC', '0020-11-30T10:00:00.000Z'],
  ['0202-11-30T10:00', 'UTC', '0202-11-30T10:00:00.000Z'],
  ['9999-12-31T23:59', 'Asia/Kolkata', '9999-12-31T18:29:00.000Z'],
])('%s in %s is %s, and back', (text, zone, instant) => {
  expect(fromZoned(text, zone)).toBe(instant)
  expect(toZoned(instant, zone)).toBe(text)
})

// Shows B362.
test.each([
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T03:30'],
  ['2026-03-08T02:00', 'America/New_York', '2026-03-08T03:00'],
  ['2026-03-29T01:30', 'Europe/London', '2026-03-29T02:30'],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:45'],
  ['2026-09-06T00:00', 'America/Santiago', '2026-09-06T01:00'],
  ['2026-04-24T00:00', 'Africa/Cairo', '2026-04-24T01:00'],
  ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-31T12:00'],
])('%s, which clocks in %s leave out, is %s', (text, zone, shown) => {
  expect(toZoned(fromZoned(text, zone), zone)).toBe(shown)
})

// Shows B362.
test.each([
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
])('%s, which comes twice in %s, is the first, %s', (text, zone, instant) => {
  expect(fromZoned(text, zone)).toBe(instant)
  expect(toZoned(instant, zone)).toBe(text)
})

// Shows B362.
test('no minute of a year is read as one before it, in zones that change their clocks', () => {
  const zones = ['America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'Europe/London', 'Africa/Cairo']
  for (const zone of zones) {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 30 * 60_000) {
      const text = new Date(at).toISOString().slice(0, 16)
      expect(toZoned(fromZoned(text, zone), zone) >= text).toBe(true)
    }
  }
})

test('an empty text is no instant', () => {
  expect(fromZoned('', 'Asia/Kolkata')).toBeUndefined()
  expect(fromZoned('2026-11-', 'Asia/Kolkata')).toBeUndefined()
  expect(toZoned(undefined, 'Asia/Kolkata')).toBe('')
})

test.each(['Asia/Kolkata', 'America/New_York', 'UTC'])(
  'every year is read in %s, and only 1 to 9999 are instants',
  (zone) => {
    for (const year of ['0002', '0020', '0202', '0999']) {
      const instant = fromZoned(`${year}-11-30T10:00`, zone)
      expect(toZoned(instant, zone)).toBe(`${year}-11-30T10:00`)
    }
    expect(fromZoned('0000-06-01T10:00', zone)).toBeUndefined()
    for (const edge of ['0001-01-01T00:00', '9999-12-31T23:59'])
      expect([edge, '']).toContain(toZoned(fromZoned(edge, zone), zone))
  },
)

// Shows B362.
test('a day whose midnight clocks leave out begins after it', () => {
  expect(midnightOf('2026-09-06', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z')
})

test('a day begins at midnight in its zone', () => {
  expect(midnightOf('2026-11-21', 'Asia/Kolkata')).toBe('2026-11-20T18:30:00.000Z')
  expect(midnightOf('2026-11-21', 'America/New_York')).toBe('2026-11-21T05:00:00.000Z')
  expect(midnightOf('2026-11-', 'Asia/Kolkata')).toBeUndefined()
})
