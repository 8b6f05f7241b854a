import type { Context } from 'hono'
import { isForStaff } from '../shared/api/contract.ts'
import { holdsPass } from './modules/sites/opening/index.ts'
import type { Ctx } from './platform/context.ts'
import type { Route } from './platform/http/route.ts'
import { refusal } from './platform/refusal.ts'

/**
 * Groups of calls that a closed site answers for visitors too: sign-in, accounts, and orders placed while it was open. All
 * other groups are refused until the site is open.
 */
const answered = new Set([
  'Account',
  'Checkout',
  'Newsletter',
  'Orders',
  'Own sites',
  'Payment pages',
  'Payments',
  'Profile pictures',
  'Sandbox bank',
  'Security',
  'Settings',
  'Sign-in',
  'Sign-up',
  'Staff',
])

/** Groups that it answers for users as well, because a return of an earlier order has pictures. */
const answeredToUsers = new Set(['Review pictures'])

/** Whether the caller may see the site: it is open, they are staff, or their browser has a pass (B190). */
export function seesSite({ site, actor, services }: Ctx, c: Context): boolean {
  if (!site.closed) return true
  const isStaff = actor.kind === 'user' && actor.userType !== 'CUSTOMER'
  return isStaff || holdsPass(services, site, c.req.header('cookie'))
}

/** @throws Refusal `site.closed` */
export function requireSeen(ctx: Ctx, c: Context): void {
  if (!seesSite(ctx, c)) throw refusal('site.closed', { name: ctx.site.name })
}

/** Refuses calls of visitors and customers on a closed site. @throws Refusal `site.closed` */
export function admit(ctx: Ctx, c: Context, { access, group }: Route): void {
  const isAnswered = answered.has(group) || (ctx.actor.kind === 'user' && answeredToUsers.has(group))
  if (!isForStaff(access) && !isAnswered) requireSeen(ctx, c)
}
