import { expect, test } from 'vitest'
import { isTimeZone, timeZones } from './time-zones.ts'

test('India stands in the list by the name of today, and only by that', () => {
  expect(timeZones()).toContain('Asia/Kolkata')
  expect(timeZones()).not.toContain('Asia/Calcutta')
})

test('each zone stands once, and can be used', () => {
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
