import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'

export const recorded: RecordedThings = {
  invitation: {
    columns: sql`'email', t.email, 'role', coalesce(t.ready_role, t.role_id::text), 'expires', t.expires_at`,
    from: sql`invitations t`,
    label: sql`t.email`,
  },
  ownership: {
    columns: sql`'type', t.user_type`,
    from: sql`users t`,
    label: sql`trim(t.first_name || ' ' || t.last_name)`,
  },
  role: {
    columns: sql`'name', t.name, 'permissions', to_jsonb(t.permissions)`,
    from: sql`roles t`,
    label: sql`t.name`,
    named: 'byLabel',
  },
  staff: {
    columns: sql`'type', t.user_type, 'role', coalesce(t.ready_role, t.role_id::text), 'permissions', to_jsonb(t.permissions)`,
    from: sql`users t`,
    label: sql`trim(t.first_name || ' ' || t.last_name)`,
  },
}
