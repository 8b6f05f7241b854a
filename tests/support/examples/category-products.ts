import type { z } from 'zod'
import type { schema } from '../../../src/sections/category-products/category-products.schema.ts'

export const example: z.input<typeof schema> = { sideFilter: true, cardPerSection: 20 }
