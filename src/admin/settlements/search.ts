import { z } from 'zod'
import { settlementQuery } from '../../shared/selling/payments/settlements.ts'
import { lenient, searchOf } from '../ui/list-search.ts'

export const settlementsSearch = searchOf(settlementQuery).extend({
  /** Default: open lines only. */
  all: lenient(z.literal('true')),
})
