import type { Ctx } from '../../../../platform/context.ts'
import { machineOf } from '../../../../platform/rate-limit.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { type Counter, countTry } from '../../../../platform/tries.ts'
import { hashToken } from './tokens.ts'

const hour = 3600

/**
 * Counts a try to sign in, before the password is looked at: many at once are no more than one after the other. A browser
 * that is known for the account has tries of its own, which nobody else can use up. All others share those of the account,
 * which is counted by the address alone, so that it makes no difference whether there is one.
 * @param device the token by which the browser is known for this account
 * @returns what takes the try back, for one that succeeds
 * @throws Refusal `login.tooMany`
 */
export async function countSignIn(ctx: Ctx, email: string, device: string | undefined): Promise<() => Promise<void>> {
  const counters = device === undefined ? countersOf(ctx, email) : [counterOf(ctx, device)]
  const counted = await countTry(ctx.db, counters)
  if (counted.outcome === 'refused') throw refusal('login.tooMany', { field: 'otp', seconds: counted.seconds })
  return counted.takeBack
}

/**
 * As `countSignIn`, for a code that stands alone: it is short, so of one address fewer are tried, from all machines together,
 * and over a longer time. A thousand guessers have what one has.
 * @throws Refusal `login.otpTooMany`
 */
export async function countCode(ctx: Ctx, email: string, device: string | undefined): Promise<() => Promise<void>> {
  const key = `sign-in-by-code:${ctx.site.id}`
  const counters =
    device === undefined
      ? [
          ...countersOfMachine(ctx, email),
          ...codesOfMachine(ctx, email),
          { key: `${key}:account:${email}`, ...codesOfAccount },
        ]
      : [{ key: `${key}:device:${hashToken(device).toString('base64url')}`, ...codesOfAccount }]
  const counted = await countTry(ctx.db, counters)
  if (counted.outcome === 'refused') throw refusal('login.otpTooMany', { field: 'otp', seconds: counted.seconds })
  return counted.takeBack
}

/** Fewer than the account's, so that one machine cannot use those up. */
function codesOfMachine(ctx: Ctx, email: string): Counter[] {
  const machine = machineOf(ctx)
  return machine === undefined
    ? []
    : [{ key: `sign-in-by-code:${machine}:account:${email}`, most: 20, seconds: 24 * hour }]
}

/** At one in a million each, a guesser who never rests needs a lifetime. */
const codesOfAccount = { most: 30, seconds: 24 * hour }

/** What one machine may do to one account comes first, and the account last: the order of their locks. */
function countersOf(ctx: Ctx, email: string): Counter[] {
  return [
    ...countersOfMachine(ctx, email),
    { key: `sign-in:${ctx.site.id}:account:${email}`, most: 100, seconds: hour },
    // One password serves all the sites of an account, which are no more tries for it than three.
    { key: `sign-in:everywhere:account:${email}`, most: 300, seconds: hour },
  ]
}

function countersOfMachine(ctx: Ctx, email: string): Counter[] {
  const machine = machineOf(ctx)
  if (machine === undefined) return []
  return [
    { key: `sign-in:${machine}:account:${email}`, most: 20, seconds: 300 },
    { key: `sign-in:${machine}`, most: 200, seconds: 300 },
  ]
}

function counterOf({ site }: Ctx, device: string): Counter {
  return { key: `sign-in:${site.id}:device:${hashToken(device).toString('base64url')}`, most: 20, seconds: hour }
}
