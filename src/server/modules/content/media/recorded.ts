import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  media: {
    columns: sql`'name', t.file_name, 'description', t.alt, 'folder', t.folder, 'tags', t.tags, 'file', coalesce(t.file, t.id),
      'focus', t.focus_x || '% ' || t.focus_y || '%', 'poster', t.poster`,
    from: sql`media t`,
    idType: 'text',
    label: sql`t.file_name`,
    named: 'byLabel',
  },
}
