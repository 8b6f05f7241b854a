import { eq } from 'drizzle-orm'
import type { Person } from '../../../../../shared/people/customer.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { users } from '../identity.tables.ts'
import { asPerson } from '../identity.ts'

type Who = { id: string } | { email: string }

/** A customer of this site, for staff. The caller must have checked access. */
export async function findCustomer(ctx: Ctx, who: Who): Promise<Person | undefined> {
  const [row] = await select(ctx, who)
  return row && asPerson(row)
}

/** Like `findCustomer`, with the row locked until the transaction ends, as the customer's own requests lock it. */
export async function lockCustomer(ctx: Ctx, who: Who): Promise<Person | undefined> {
  const [row] = await select(ctx, who).for('no key update')
  return row && asPerson(row)
}

function select(ctx: Ctx, who: Who) {
  const which = 'id' in who ? eq(users.id, who.id) : eq(users.email, who.email)
  return ctx.db
    .select()
    .from(users)
    .where(inSite(ctx, users, which, eq(users.userType, 'CUSTOMER')))
}
