import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { stepRule } from '../../../../shared/people/staff-admin.ts'
import { type Ctx, forOtherSite, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { isStepRequired, onPlatform, requireStepHere } from '../../ground/directory/index.ts'
import { accountOfMember, accountsWithStep, holdStaff, signedInUser, sitesOf, users } from '../identity/index.ts'
import { forgetSecondStep } from '../security/index.ts'
import { findMember, nameOf } from './members.ts'

type StepRule = z.output<typeof stepRule>

/** The rule as stored; `ctx.site` may be slightly stale. */
export async function readStepRule(ctx: Ctx): Promise<StepRule> {
  return { required: await isStepRequired(ctx) }
}

/**
 * Sets whether the site requires a second step of its staff. The caller must have one, so an owner can always change it back.
 * @throws Refusal `staff.ownersOnly`, `staff.ownStepFirst`
 */
export function changeStepRule(ctx: Ctx, { required }: StepRule): Promise<StepRule> {
  return transaction(ctx, async (before) => {
    const ctx = await holdStaff(before, 'staff')
    requireOwner(ctx)
    const { id, byPasskey } = signedInUser(ctx)
    const account = await accountOfMember(ctx, id)
    if (account === undefined || !(await accountsWithStep(ctx, [account], byPasskey ? 'any' : 'app')).has(account))
      throw refusal('staff.ownStepFirst', { field: 'required' })
    await requireStepHere(ctx, required)
    return { required }
  })
}

/** @throws Refusal `staff.ownersOnly` */
function requireOwner(ctx: Ctx): void {
  if (signedInUser(ctx).userType !== 'ADMIN') throw refusal('staff.ownersOnly')
}

/**
 * Removes the second step of a member of staff who has lost it (docs/decisions/039).
 * @throws Refusal `security.none`, `staff.notFound`, `staff.operatorOnly`, `staff.ownStep`, `staff.ownersOnly`
 */
export function resetSecondStep(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (before) => {
    const ctx = await holdStaff(before, 'staff')
    requireOwner(ctx)
    const { id: own, email } = signedInUser(ctx)
    if (id === own) throw refusal('staff.ownStep')
    const member = await findMember(ctx, id)
    const [account, ownAccount] = [await accountOfMember(ctx, id), await accountOfMember(ctx, own)]
    const isOwners = member.userType === 'ADMIN' || account === undefined || ownAccount === undefined
    if (isOwners || !(await ownsAllSitesOf(ctx, account, ownAccount)))
      throw refusal('staff.operatorOnly', { name: nameOf(member) })
    if (!(await forgetSecondStep(ctx, account, email))) throw refusal('security.none', { name: nameOf(member) })
  })
}

/**
 * Whether `owner` owns every site that `account` serves (as staff, not as owner), and `account` does not work for the platform
 * itself. Always true on the platform.
 */
async function ownsAllSitesOf(ctx: Ctx, account: string, owner: string): Promise<boolean> {
  if (ctx.site.kind === 'platform') return true
  const works = and(eq(users.id, account), ne(users.userType, 'CUSTOMER'))
  if ((await onPlatform(ctx, (ctx) => ctx.db.$count(users, inSite(ctx, users, works)))) > 0) return false
  const owned = new Map((await sitesOf(ctx, owner)).map(({ site, userId }) => [site.id, userId]))
  for (const { site, userId } of await sitesOf(ctx, account)) {
    const own = owned.get(site.id)
    const types = async (ctx: Ctx) => [await typeOf(ctx, own), await typeOf(ctx, userId)]
    const [ours, theirs] = site.id === ctx.site.id ? await types(ctx) : await forOtherSite(ctx, site, types)
    if (ours !== 'ADMIN' || theirs === 'ADMIN') return false
  }
  return true
}

async function typeOf(ctx: Ctx, id: string | undefined) {
  if (id === undefined) return undefined
  const [row] = await ctx.db
    .select({ userType: users.userType })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, id)))
  return row?.userType
}
