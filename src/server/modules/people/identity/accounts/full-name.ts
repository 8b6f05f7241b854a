import { sql } from 'drizzle-orm'
import { users } from '../identity.tables.ts'

/** `fullNameOf` a user in SQL. */
export const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`
