import { and, eq, ne } from 'drizzle-orm'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { type Ctx, forOtherSite, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { recordAct } from '../../ground/audit/index.ts'
import { signedInUser, users } from '../../people/identity/index.ts'
import { forgetSecondStep } from '../../people/security/index.ts'
import { findOperated } from './operated-sites.ts'

/**
 * Removes the second step of an owner or member of staff of a site. Audited for the platform and the site.
 * @throws Refusal `security.none`, `security.operator`, `site.notFound`, `staff.notFound`
 */
export async function resetMember(ctx: Ctx, siteId: string, email: string): Promise<void> {
  const site = await findOperated(ctx, siteId)
  await transaction(ctx, async (ctx) => {
    const member = await forOtherSite(ctx, site, (ctx) => findByEmail(ctx, email))
    if (!member?.accountId) throw refusal('staff.notFound', { field: 'email' })
    const { id: thingId, accountId, firstName, lastName } = member
    const name = fullNameOf({ firstName, lastName }) || email
    // Staff of the platform are excluded: a site must be no way to reset them.
    const works = and(eq(users.id, accountId), ne(users.userType, 'CUSTOMER'))
    if ((await ctx.db.$count(users, inSite(ctx, users, works))) > 0) throw refusal('security.operator', { name })
    if (!(await forgetSecondStep(ctx, accountId, ctx.site.name))) throw refusal('security.none', { name })
    const actor = signedInUser(ctx)
    await forOtherSite(ctx, site, (ctx) =>
      recordAct({ ...ctx, actor }, { act: 'staff.resetStep', thingId, label: name, said: { email } }),
    )
  })
}

async function findByEmail(ctx: Ctx, email: string) {
  const [found] = await ctx.db
    .select()
    .from(users)
    .where(inSite(ctx, users, and(eq(users.email, email), ne(users.userType, 'CUSTOMER'))))
  return found
}
