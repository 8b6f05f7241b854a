import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  settings: {
    columns: sql`'name', t.name, 'settings', t.settings, 'secondStepRequired', t.second_step_required,
      'open', t.closed_at is null, 'previewLink', t.preview_number`,
    from: sql`sites t`,
    label: sql`t.name`,
  },
}
