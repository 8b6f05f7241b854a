import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  category: {
    columns: sql`'title', t.title, 'path', t.path, 'description', t.description, 'parent', t.parent_id, 'picture', t.media_id,
      'position', t.position, 'sizeGuide', t.size_guide_id, 'custom', t.custom`,
    from: sql`categories t`,
    label: sql`t.title`,
    named: 'byLabel',
  },
}
