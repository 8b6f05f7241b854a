import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  font: {
    columns: sql`'family', t.family, 'weights', t.weights, 'style', t.style`,
    from: sql`fonts t`,
    label: sql`t.family`,
  },
}
