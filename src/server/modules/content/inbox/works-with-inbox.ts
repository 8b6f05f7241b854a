import { and, eq, or, sql } from 'drizzle-orm'
import { users } from '../../people/identity/index.ts'

/** Whoever may work with the inbox, in a query that has `users`. */
export const worksWithInbox = or(
  eq(users.userType, 'ADMIN'),
  and(eq(users.userType, 'STAFF'), sql`'customers' = any(${users.permissions})`),
)
