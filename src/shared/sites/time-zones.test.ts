import { expect, test } from 'vitest'
import { isTimeZone, timeZones } from './time-zones.ts'

test('India is listed by its current name only', () => {
  expect(timeZones()).toContain('Asia/Kolkata')
  expect(timeZones()).not.toContain('Asia/Calcutta')
})

test('each zone is listed once and valid', () => {
  const zones = timeZones()
  expect(new Set(zones).size).toBe(zones.length)
  for (const timeZone of ['Asia/Kolkata', 'UTC', 'Asia/Kathmandu']) {
    expect(zones).toContain(timeZone)
    expect(new Intl.DateTimeFormat('en', { timeZone }).format(0)).toBeTruthy()
  }
})

test.each(['', 'Asia/Nowhere', 'asia/kolkata', '__proto__'])('%j is no zone', (name) => {
  expect(isTimeZone(name)).toBe(false)
})
