import { z } from 'zod'
import { filledText } from '../words.ts'
import { siteKeyFault } from './site-key.ts'

/** Starters to choose from, in order; names are folders of `starters`. */
export const starterChoices = [
  { name: 'shop', title: 'Shop', text: 'Categories, products, a bag and a checkout.' },
  { name: 'food', title: 'Restaurant and food', text: 'A menu, a story, and orders by phone or online.' },
  { name: 'events', title: 'Events and services', text: 'What you offer, what you have done, and how to book.' },
  { name: 'portfolio', title: 'Studio and portfolio', text: 'Your work in large pictures, and who you are.' },
  { name: 'clinic', title: 'Clinic and practice', text: 'Opening hours, the team, fees and the way there.' },
  { name: 'blank', title: 'Empty site', text: 'A home page and nothing else: everything is yours to add.' },
] as const

export type StarterChoice = (typeof starterChoices)[number]['name']

const names = starterChoices.map(({ name }) => name) as [StarterChoice, ...StarterChoice[]]

const longestName = 80

export const siteName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(longestName, filledText('Use up to {count} characters.', { count: longestName }))

/** A new site's sub-domain. */
export const siteKey = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .superRefine((key, check) => {
    const fault = siteKeyFault(key)
    if (fault) check.addIssue({ code: 'custom', message: fault })
  })

export const beginningBody = z.object({
  starter: z.enum(names, 'Choose a starter.'),
  name: siteName,
  key: siteKey,
})

export const beginning = z.object({
  /** Whether the site is unchanged, so that another starter can still be applied. */
  isOpen: z.boolean(),
  name: z.string(),
  key: z.string(),
  /** The host after the sub-domain: `.haat.example`. */
  suffix: z.string(),
})

export type Beginning = z.output<typeof beginning>
export type BeginningBody = z.output<typeof beginningBody>
