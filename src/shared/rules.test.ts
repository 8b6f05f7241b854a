import { expect, test } from 'vitest'
import { addDays } from './days.ts'
import { birthDate, email } from './rules.ts'
import { dayIn } from './zoned-time.ts'

test.each([
  ['asha@example.com', 'asha@example.com'],
  [' Asha.Rao+shop@Example.co.in ', 'asha.rao+shop@example.co.in'],
  ["o'brien_1@mail-host.example", "o'brien_1@mail-host.example"],
  ['name@host.suffix', 'name@host.suffix'],
  ['आशा@उदाहरण.भारत', 'आशा@उदाहरण.भारत'],
])('%j is an address', (given, taken) => {
  expect(email.parse(given)).toBe(taken)
})

test.each([
  'x<victim@y.zz>',
  'a,b@c.de',
  'a;b@c.de',
  'a:b@c.de',
  '"a"@c.de',
  'a(comment)@c.de',
  'a\\b@c.de',
  'a[b]@c.de',
  'a b@c.de',
  'a@b@c.de',
  'a@c',
  '@c.de',
  'a@.de',
  'a@c..de',
  'a@c.de.',
  'a@c.de>',
  'a@c.de,d@e.fg',
  'a\u0007b@c.de',
  'a\u200bb@c.de',
  'a\u202e@c.de',
  'a@c.d\ud800',
])('%j is no address: it is ambiguous or invalid', (given) => {
  const { success, error } = email.safeParse(given)
  expect(success).toBe(false)
  expect(error?.issues[0]?.message).toBe('Please enter a valid email address.')
})

test('a date of birth is a day before today in India, since 1900, and that of a timestamp is its day in India', () => {
  const today = dayIn(new Date(), 'Asia/Kolkata')
  const dayOf = (text: string) => birthDate.safeParse(text).data
  expect([addDays(today, -1), today, addDays(today, 1)].map(dayOf)).toEqual([addDays(today, -1), undefined, undefined])
  expect(['1900-01-01', '1899-12-31', '2001-02-29'].map(dayOf)).toEqual(['1900-01-01', undefined, undefined])
  expect(dayOf('1990-02-27T18:30:00.000Z')).toBe('1990-02-28')
})
