import type { z } from 'zod'
import type { schema } from '../../../src/sections/search-results/search-results.schema.ts'

export const example: z.input<typeof schema> = {
  sideFilter: true,
  cardPerSection: 20,
  heading: 'Everything in the shop',
  placeholder: 'Try “indigo” or “brass lamp”',
}
