import { and, eq, or, sql } from 'drizzle-orm'
import { users } from '../../people/identity/index.ts'

/** Users who may work with the inbox; a condition for queries that have `users`. */
export const worksWithInbox = or(
  eq(users.userType, 'ADMIN'),
  and(eq(users.userType, 'STAFF'), sql`'customers' = any(${users.permissions})`),
)
