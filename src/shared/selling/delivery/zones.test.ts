import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf, weekdays } from '../../days.ts'
import { type Delivery, deliveryInput, storedDelivery, type Zone, zoneInput } from './delivery.ts'
import { arrivalAfter, zoneOf } from './zones.ts'

const zone = (given: Partial<Zone>): Zone => ({
  ...{ name: 'Zone', states: [], pins: '', delivers: true, cash: true, by: 'value', slabs: [{ from: 0, amount: 0 }] },
  ...{ freeFrom: 0, daysFrom: 0, daysTo: 0 },
  ...given,
})

const zones = [
  zone({ name: 'South', states: ['Karnataka', 'Kerala'] }),
  zone({ name: 'City', pins: '560001-560099' }),
  zone({ name: 'North-east', states: ['Assam'], pins: '560050-560060' }),
]

describe('the zone of a place', () => {
  // Shows B246.
  test.each([
    ['560001', 'Karnataka', 'City'],
    ['560001', undefined, 'City'],
    ['560099', 'Karnataka', 'City'],
    ['560100', 'Karnataka', 'South'],
    ['560100', undefined, 'South'],
    ['560055', 'Karnataka', 'City'],
    ['781001', undefined, 'North-east'],
    ['110001', 'Delhi', undefined],
    ['', undefined, undefined],
  ] as const)('%s in %s is %s', (pincode, state, name) => {
    expect(zoneOf({ zones }, { pincode, state })?.name).toBe(name)
  })
})

describe('delivery dates', () => {
  const noRules: Pick<Delivery, 'cutOff' | 'daysOff' | 'holidays'> = { cutOff: 0, daysOff: [], holidays: [] }
  const from = (hour: number, rules = noRules, daysFrom = 1, daysTo = 3, day = '2026-11-26') =>
    arrivalAfter({ day, hour }, { daysFrom, daysTo }, rules)

  // Shows B246.
  test('count from the day of the order, and from the next one after the cut-off hour', () => {
    expect(from(23)).toEqual({ from: '2026-11-27', to: '2026-11-29' })
    expect(from(13, { ...noRules, cutOff: 14 })).toEqual({ from: '2026-11-27', to: '2026-11-29' })
    expect(from(14, { ...noRules, cutOff: 14 })).toEqual({ from: '2026-11-28', to: '2026-11-30' })
  })

  // Shows B246.
  test('skip holidays, also several in a row and the day of the order itself', () => {
    const holidays = ['2026-11-27', '2026-11-28']
    expect(from(9, { ...noRules, holidays })).toEqual({ from: '2026-11-29', to: '2026-12-01' })
    expect(from(9, { ...noRules, holidays: ['2026-11-26'] })).toEqual({ from: '2026-11-28', to: '2026-11-30' })
    expect(from(9, { ...noRules, holidays: ['2026-11-26'] }, 0, 1)).toEqual({ from: '2026-11-27', to: '2026-11-28' })
    expect(from(20, { ...noRules, cutOff: 18, holidays: ['2026-12-31'] }, 0, 1, '2026-12-30')).toEqual({
      from: '2027-01-01',
      to: '2027-01-02',
    })
  })

  // Shows B285.
  test('skip the days off of each week, and holidays between them', () => {
    // 26 November 2026 is a Thursday.
    expect(from(9, { ...noRules, daysOff: ['sunday'] })).toEqual({ from: '2026-11-27', to: '2026-11-30' })
    expect(from(9, { ...noRules, daysOff: ['saturday', 'sunday'] }, 0, 2)).toEqual({
      from: '2026-11-26',
      to: '2026-11-30',
    })
    expect(from(9, { ...noRules, daysOff: ['thursday'], holidays: ['2026-11-27'] }, 0, 1)).toEqual({
      from: '2026-11-28',
      to: '2026-11-29',
    })
  })

  // Shows B285.
  test('never fall on a day off or a holiday, and six days off leave the seventh', () => {
    const offs = fc.subarray([...weekdays], { maxLength: weekdays.length - 1 })
    fc.assert(
      fc.property(offs, fc.nat({ max: 10 }), fc.nat({ max: 10 }), fc.nat({ max: 365 }), (daysOff, few, more, later) => {
        const found = from(9, { ...noRules, daysOff }, few, few + more + 1, addDays('2026-11-26', later))
        expect(daysOff).not.toContain(weekdayOf(found?.from ?? ''))
        expect(daysOff).not.toContain(weekdayOf(found?.to ?? ''))
        expect((found?.from ?? '') < (found?.to ?? '')).toBe(true)
      }),
    )
  })

  test('are none without a promise', () => {
    expect(from(9, noRules, 0, 0)).toBeNull()
  })
})

describe('zones as entered', () => {
  const entered = { ...zone({ name: 'City', pins: '560001-560002' }) }
  const body = (...zones: object[]) => ({ elsewhere: true, cutOff: 0, daysOff: [], holidays: [], zones })
  const faults = (given: object) => deliveryInput.safeParse(given).error?.issues.map(({ path }) => path.join('.'))

  test.each([
    [{ name: ' ' }, 'name'],
    [{ pins: '' }, 'pins'],
    [{ pins: '560002-560001' }, 'pins'],
    [{ pins: '5600011' }, 'pins'],
    [{ pins: '1'.repeat(300_001) }, 'pins'],
    [{ states: ['Atlantis'] }, 'states.0'],
    [{ daysFrom: 5, daysTo: 2 }, 'daysTo'],
    [{ slabs: [] }, 'slabs'],
    [{ slabs: [{ from: 1, amount: 0 }] }, 'slabs'],
    [
      {
        slabs: [
          { from: 0, amount: 0 },
          { from: 0, amount: 1 },
        ],
      },
      'slabs',
    ],
    [{ freeFrom: -1 }, 'freeFrom'],
  ])('with %j are refused at %s', (given, field) => {
    expect(faults(body({ ...entered, ...given }))).toContain(`zones.0.${field}`)
  })

  test('are refused with one name twice, a holiday that is no day, or an hour that is none', () => {
    expect(faults(body(entered, entered))).toEqual(['zones'])
    expect(faults({ ...body(entered), holidays: ['15 August'] })).toEqual(['holidays.0'])
    expect(faults({ ...body(entered), cutOff: 24 })).toEqual(['cutOff'])
    expect(faults(body(entered))).toBeUndefined()
  })

  test('have their PIN codes sorted and joined', () => {
    const read = zoneInput.safeParse({ ...entered, pins: '600001, 560001, 56' })
    expect(read.data?.pins).toBe('56, 600001')
    expect(zoneInput.safeParse({ ...entered, pins: '5600011, 560 100' }).error?.issues[0]?.message).toBe(
      'Check 5600011, 560 100: write PIN codes as 560001, 56 or 600001-600099, with commas between them.',
    )
  })

  test('are none in settings of before, and every place is delivered to', () => {
    const none = { zones: [], pickUp: [] }
    expect(storedDelivery.parse({})).toEqual({ elsewhere: true, cutOff: 0, daysOff: [], holidays: [], ...none })
  })
})
