import type { Context } from 'hono'
import { holdsPass } from './modules/sites/opening/index.ts'
import type { Ctx } from './platform/context.ts'
import type { Route } from './platform/http/route.ts'
import { refusal } from './platform/refusal.ts'

/**
 * Groups of calls that answer visitors of a closed site too: signing in, accounts, and orders that were placed while it was
 * open. A group that is not here, as each new one, answers once the site is open.
 */
const answered = new Set([
  'Account',
  'Checkout',
  'Newsletter',
  'Orders',
  'Own sites',
  'Payments',
  'Profile pictures',
  'Sandbox bank',
  'Security',
  'Settings',
  'Sign-in',
  'Sign-up',
  'Staff',
])

/** Whether whoever asks sees the site: it is open, they work on it, or their browser has a pass (B190). */
export function seesSite({ site, actor, services }: Ctx, c: Context): boolean {
  if (!site.closed) return true
  const isStaff = actor.kind === 'user' && actor.userType !== 'CUSTOMER'
  return isStaff || holdsPass(services, site, c.req.header('cookie'))
}

/** @throws Refusal `site.closed` */
export function requireSeen(ctx: Ctx, c: Context): void {
  if (!seesSite(ctx, c)) throw refusal('site.closed', { name: ctx.site.name })
}

/** Calls of visitors and customers on a closed site. @throws Refusal `site.closed` */
export function admit(ctx: Ctx, c: Context, { access, group }: Route): void {
  if (typeof access === 'string' && access !== 'staff' && !answered.has(group)) requireSeen(ctx, c)
}
