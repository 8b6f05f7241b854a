// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { type Day, days, minuteOfWeek, type Spell, spellOf, stateAt } from './hours.ts'
import OpenNow from './open-now.island.tsx'
import { openingHours } from './opening-hours.tsx'

const hours = [
  { day: 'monday', opens: '9:30', closes: '13:00' },
  { day: 'monday', opens: '16:00', closes: '20:00', note: 'by appointment' },
  { day: 'sunday' },
]
const spells = (...given: [Day, string, string][]) =>
  given.map(([day, opens, closes]) => spellOf(day, opens, closes)).filter((spell): spell is Spell => Boolean(spell))
const at = (day: Day, time: string) => spellOf(day, time, '24:00')?.from ?? 0

describe('opening hours', () => {
  test.each(['list', 'beside'])(
    'as %s show each day once, with all its times, its note, or that it is closed',
    (layout) => {
      const html = renderSection(openingHours, { layout, hours })
      expect(html.match(/<dt/g)).toHaveLength(2)
      expect(html).toMatch(/Monday.*9:30 am – 1:00 pm.*4:00 pm – 8:00 pm, by appointment.*Sunday.*Closed/s)
    },
  )

  test('say nothing of now in the page itself, and nothing at all where that is not wanted', () => {
    expect(renderSection(openingHours, { hours })).not.toMatch(/(Open|Closed) now/)
    expect(countIslands(openingHours, { hours, openNow: false })).toBe(0)
    expect(countIslands(openingHours, { hours: [{ day: 'sunday', note: 'On request' }] })).toBe(0)
  })

  test('refuse what is no time of the day', () => {
    for (const opens of ['9.30', '25:00', '9:60', 'nine'])
      expect(openingHours.schema.safeParse({ hours: [{ opens }] }).success).toBe(false)
  })

  test('without any are nothing', () => {
    expect(renderSection(openingHours, { heading: 'Hours' })).toBe('')
  })
})

describe('whether it is open', () => {
  const shop = spells(['monday', '9:30', '13:00'], ['monday', '16:00', '20:00'], ['saturday', '20:00', '2:00'])

  test.each([
    ['monday', '9:30', 'Open now, until 1:00 pm'],
    ['monday', '13:00', 'Closed now, opens at 4:00 pm'],
    ['sunday', '1:59', 'Open now, until 2:00 am'],
    ['sunday', '2:00', 'Closed now, opens tomorrow at 9:30 am'],
    ['tuesday', '8:00', 'Closed now, opens on Saturday at 8:00 pm'],
  ] as const)('on %s at %s: %s', (day, time, words) => {
    expect(stateAt(shop, at(day, time))?.words).toBe(words)
  })

  test('goes on from one day into the next, and around the clock without an end', () => {
    const weekend = spells(['saturday', '10:00', '24:00'], ['sunday', '0:00', '6:00'])
    expect(stateAt(weekend, at('saturday', '23:00'))?.words).toBe('Open now, until 6:00 am')
    const night = spells(['sunday', '20:00', '2:00'])
    expect(stateAt(night, at('monday', '1:00'))?.words).toBe('Open now, until 2:00 am')
    expect(stateAt(night, at('monday', '2:00'))?.words).toBe('Closed now, opens on Sunday at 8:00 pm')
    const always = spells(...days.map((day): [Day, string, string] => [day, '0:00', '24:00']))
    expect(stateAt(always, at('sunday', '23:59'))?.words).toBe('Open now')
  })

  test('is told by the clock of the site’s zone', () => {
    const instant = new Date('2026-11-22T20:00:00Z')
    expect(minuteOfWeek(instant, 'Asia/Kolkata')).toBe(at('monday', '1:30'))
    expect(minuteOfWeek(instant, 'UTC')).toBe(at('sunday', '20:00'))
  })
})

describe('the line of now', () => {
  afterEach(() => vi.useRealTimers())

  test('says in the browser whether it is open', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T05:00:00Z'), toFake: ['Date'] })
    const page = mount(<OpenNow spells={spells(['monday', '9:30', '13:00'])} timeZone="Asia/Kolkata" />)
    await expect.poll(() => document.querySelector('p')?.textContent).toBe('Open now, until 1:00 pm')
    page.unmount()
  })

  test('changes when it closes while the page is open', async () => {
    const toFake = ['Date', 'setInterval', 'clearInterval'] as const
    vi.useFakeTimers({ now: new Date('2026-11-23T07:29:30Z'), toFake: [...toFake] })
    const page = mount(<OpenNow spells={spells(['monday', '9:30', '13:00'])} timeZone="Asia/Kolkata" />)
    const said = () => document.querySelector('p')?.textContent
    await expect.poll(said).toBe('Open now, until 1:00 pm')
    vi.advanceTimersByTime(60_000)
    await expect.poll(said).toBe('Closed now, opens on Monday at 9:30 am')
    page.unmount()
  })

  test('is looked at again when the page comes back into sight', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T07:29:30Z'), toFake: ['Date'] })
    const page = mount(<OpenNow spells={spells(['monday', '9:30', '13:00'])} timeZone="Asia/Kolkata" />)
    const said = () => document.querySelector('p')?.textContent
    await expect.poll(said).toBe('Open now, until 1:00 pm')
    vi.setSystemTime(new Date('2026-11-23T08:00:00Z'))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(said).toBe('Closed now, opens on Monday at 9:30 am')
    page.unmount()
  })
})
