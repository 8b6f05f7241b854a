import { and, eq, or, sql } from 'drizzle-orm'
import { users } from '../../people/identity/index.ts'

/** Users who may work with the inbox, as a condition for queries on `users`. */
export const worksWithInbox = or(
  eq(users.userType, 'ADMIN'),
  and(eq(users.userType, 'STAFF'), sql`'customers' = any(${users.permissions})`),
)
