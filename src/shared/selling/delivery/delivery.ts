import { z } from 'zod'
import { weekdays } from '../../days.ts'
import { indianStates } from '../../people/indian-states.ts'
import { pickUpInput, storedPickUp } from './pick-up.ts'
import { pinsText, readPins } from './pin-ranges.ts'

/** Settings of delivery by place. Amounts are minor units, weights grams, days counted from the day of the order. */

/** A charge from a value or weight on, until the next one. */
const slab = z.object({ from: z.number().int().min(0), amount: z.number().int().min(0) })

const days = z.int('Enter whole days.').min(0, 'Enter 0 or more days.').max(90, 'Enter up to 90 days.')

const mostZones = 50
const mostSlabs = 10
const mostHolidays = 100

/** Largest charge or value: one crore rupees in paise, as in other settings. */
const largest = 1_000_000_000

const amount = z.number('Enter an amount.').int().min(0).max(largest, 'Enter a smaller amount.')

const zoneShape = {
  name: z.string().trim().min(1, 'Enter a name.').max(60, 'Use up to 60 characters.'),
  states: z.array(z.enum(indianStates, 'Choose a state.')).max(indianStates.length),
  /** False: nothing is delivered to this zone. */
  delivers: z.boolean(),
  cash: z.boolean(),
  /** Measure of the slabs: the order's value after discounts, or its weight. */
  by: z.enum(['value', 'weight']),
  slabs: z
    .array(z.object({ from: amount, amount }))
    .min(1, 'Enter a charge.')
    .max(mostSlabs, `Enter at most ${mostSlabs} charges.`),
  freeFrom: amount,
  daysFrom: days,
  daysTo: days,
}

type Checked = Pick<Zone, 'states' | 'pins' | 'slabs' | 'daysFrom' | 'daysTo'>

function checkZone({ states, pins, slabs, daysFrom, daysTo }: Checked, issues: z.RefinementCtx): void {
  const add = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message })
  if (daysTo < daysFrom) add('daysTo', 'Enter at least as many days as the earliest.')
  if (states.length + pins.length === 0) add('pins', 'Enter PIN codes or choose a state.')
  if (slabs[0]?.from !== 0) add('slabs', 'Begin the first charge at 0.')
  else if (slabs.some(({ from }, index) => from <= (slabs[index - 1]?.from ?? -1)))
    add('slabs', 'Begin each charge above the one before.')
}

/** Settings are one call of at most a megabyte. */
const longestPins = 300_000

/** PIN codes as typed, kept sorted and joined: `56, 560001, 600001-600099`. */
const pins = z
  .string()
  .max(longestPins, 'These are too many PIN codes.')
  .transform((text, issues) => {
    const { pins, unread } = readPins(text)
    if (unread.length > 0)
      issues.addIssue({
        code: 'custom',
        message: `Check ${unread.slice(0, 3).join(', ')}: write PIN codes as 560001, 56 or 600001-600099, with commas between them.`,
      })
    return pinsText(pins)
  })

export const zoneInput = z.object({ ...zoneShape, pins }).superRefine(checkZone)

export const deliveryInput = z.object({
  /** Whether places outside all zones are delivered to, by the shop's delivery charge and days. */
  elsewhere: z.boolean(),
  /** Orders from this hour on count as orders of the next day; 0 for no such hour. */
  cutOff: z.int('Enter a whole hour.').min(0, 'Enter 0 or more.').max(23, 'Enter up to 23.'),
  /** Days of each week on which nothing is sent or delivered. */
  daysOff: z.array(z.enum(weekdays)).max(weekdays.length - 1, 'Leave at least one day.'),
  /** Days on which nothing is sent or delivered. */
  holidays: z
    .array(
      z.iso.date({
        error: ({ input }) => (input === '' ? 'Choose a day, or remove it.' : 'Enter days such as 2026-08-15.'),
      }),
    )
    .max(mostHolidays, `Enter up to ${mostHolidays} days.`),
  zones: z
    .array(zoneInput)
    .max(mostZones, `Create at most ${mostZones} zones.`)
    .refine((zones) => new Set(zones.map(({ name }) => name)).size === zones.length, 'Name each zone once.'),
  /** Places where orders are picked up; left out, they stay as they are. */
  pickUp: pickUpInput.optional(),
})

/** As stored: missing parts read as no rule by place. */
export const storedDelivery = z.object({
  elsewhere: z.boolean().default(true),
  cutOff: z.number().int().default(0),
  daysOff: z.array(z.enum(weekdays)).default([]),
  holidays: z.array(z.string()).default([]),
  zones: z
    .array(
      z.object({
        name: z.string(),
        states: z.array(z.enum(indianStates)).default([]),
        pins: z.string().default(''),
        delivers: z.boolean().default(true),
        cash: z.boolean().default(true),
        by: z.enum(['value', 'weight']).default('value'),
        slabs: z.array(slab).default([{ from: 0, amount: 0 }]),
        freeFrom: z.number().int().default(0),
        daysFrom: z.number().int().default(0),
        daysTo: z.number().int().default(0),
      }),
    )
    .default([]),
  pickUp: storedPickUp,
})

export type Delivery = z.output<typeof storedDelivery>
export type Zone = Delivery['zones'][number]
