import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  discount: {
    columns: sql`'coupon', t.code, 'title', t.title, 'gift', t.gift, 'scope', t.scope, 'leastAmount', t.least_amount,
      'leastPieces', t.least_pieces, 'firstOrder', t.first_order, 'begins', t.begins_at, 'ends', t.ends_at,
      'mostUses', t.most_uses, 'mostPerPerson', t.most_per_person, 'priority', t.priority, 'combines', t.combines,
      'active', t.active`,
    from: sql`discounts t`,
    label: sql`coalesce(t.code, t.title)`,
  },
}
