import { z } from 'zod'
import { settlementQuery } from '../../shared/selling/settlements.ts'
import { lenient, searchOf } from '../ui/list-search.ts'

export const settlementsSearch = searchOf(settlementQuery).extend({
  /** Open lines alone where nothing is said. */
  all: lenient(z.literal('true')),
})
