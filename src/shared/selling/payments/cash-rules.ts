import { z } from 'zod'
import { latinDigits } from '../../people/written-numbers.ts'

const amount = z
  .number('Enter an amount.')
  .int()
  .min(0, 'Enter 0 or more.')
  .max(1_000_000_000, 'Enter a smaller amount.')

const mostPins = 2_000

/** A PIN code, or how it begins: `302`, `302001`. */
const pinPattern = /^[1-9]\d{0,5}$/

export const pinRules = ['ANY', 'ONLY', 'EXCEPT'] as const

/** Who confirms a cash order by a code: customers who have received none yet, or all. */
export const codeRules = ['NEVER', 'FIRST', 'ALWAYS'] as const

/** PIN codes and beginnings of them, one a line. Blank lines do not count; repeated ones count once. */
const pins = z
  .array(z.string().max(40, 'Enter one PIN code a line.'))
  .max(mostPins, `Enter at most ${mostPins.toLocaleString('en-IN')} lines.`)
  .superRefine((lines, check) => {
    for (const [index, line] of lines.entries())
      if (line.trim() !== '' && !pinPattern.test(plainPin(line)))
        check.addIssue({
          code: 'custom',
          message: `Line ${index + 1}: “${line.trim()}” is no PIN code, and none begins so.`,
        })
  })
  .transform((lines) => [...new Set(lines.map(plainPin).filter(Boolean))])

const plainPin = (line: string) => latinDigits(line).replace(/\s/g, '')

/** Rules of cash on delivery (B226). Amounts are minor units; 0 is no limit. */
export const cashRules = z
  .object({
    largest: amount,
    smallest: amount,
    /** Added to the charge for delivery; 0 for none. */
    fee: amount,
    code: z.enum(codeRules, 'Choose who confirms a cash order by a code.'),
    /** Only for customers who have received an order before. */
    receivedBefore: z.boolean(),
    pinRule: z.enum(pinRules),
    pins,
    /** Orders refused at the door after which a phone number gets none; 0 for never. */
    refusals: z
      .number('Enter a whole number.')
      .int('Enter a whole number.')
      .min(0, 'Enter 0 or more.')
      .max(20, 'Enter at most 20.'),
  })
  .refine(({ largest, smallest }) => largest === 0 || smallest <= largest, {
    path: ['smallest'],
    error: 'Enter at most the largest amount.',
  })
  .refine(({ pinRule, pins }) => pinRule === 'ANY' || pins.length > 0, {
    path: ['pins'],
    error: 'Enter PIN codes, one a line.',
  })

/** As stored, with defaults: no rule. */
export const storedCashRules = z.object({
  largest: z.number().int().min(0).default(0),
  smallest: z.number().int().min(0).default(0),
  fee: z.number().int().min(0).default(0),
  code: z.enum(codeRules).default('NEVER'),
  receivedBefore: z.boolean().default(false),
  pinRule: z.enum(pinRules).default('ANY'),
  pins: z.array(z.string()).default([]),
  refusals: z.number().int().min(0).default(0),
})

export type CashRules = z.output<typeof storedCashRules>

/** Whether the rules let a parcel to this PIN code be paid in cash. */
export function takesCashAt({ pinRule, pins }: Pick<CashRules, 'pinRule' | 'pins'>, pincode: string): boolean {
  if (pinRule === 'ANY') return true
  const isListed = pins.some((beginning) => pincode.startsWith(beginning))
  return pinRule === 'ONLY' ? isListed : !isListed
}
