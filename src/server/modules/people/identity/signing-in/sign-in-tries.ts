import type { Ctx } from '../../../../platform/context.ts'
import { counterOfMachine, machineOf } from '../../../../platform/rate-limit.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { hashToken } from '../../../../platform/tokens.ts'
import { type Counter, countTry } from '../../../../platform/tries.ts'

const hour = 3600

/**
 * Counts a try to sign in before the password is checked, so that concurrent tries count too. A browser that is known for the
 * account has tries of its own, which strangers cannot use up. All others share those of the account, counted by address alone,
 * whether or not an account exists.
 * @param device the token by which the browser is known for this account
 * @returns a function that takes the try back after success
 * @throws Refusal `login.tooMany`
 */
export async function countSignIn(ctx: Ctx, email: string, device: string | undefined): Promise<() => Promise<void>> {
  const counters = device === undefined ? countersOf(ctx, email) : [counterOf(ctx, device)]
  const counted = await countTry(ctx.db, counters)
  if (counted.outcome === 'refused') throw refusal('login.tooMany', { field: 'otp', seconds: counted.seconds })
  return counted.takeBack
}

/**
 * Like `countSignIn`, for a code without a password: it is short, so fewer tries per address, from all machines together, and
 * over a longer time.
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
  const limit = { most: 20, seconds: 24 * hour }
  return counterOfMachine(ctx, (machine) => `sign-in-by-code:${machine}:account:${email}`, limit)
}

/** At 30 tries a day and a chance of one in a million each, guessing takes a lifetime. */
const codesOfAccount = { most: 30, seconds: 24 * hour }

/** Counters per machine first, the account's last: a fixed order of their locks. */
function countersOf(ctx: Ctx, email: string): Counter[] {
  return [
    ...countersOfMachine(ctx, email),
    { key: `sign-in:${ctx.site.id}:account:${email}`, most: 100, seconds: hour },
    // One password serves all sites of an account: at most the tries of three sites together.
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
