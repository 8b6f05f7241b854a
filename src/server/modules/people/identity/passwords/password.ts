import os from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Ctx, Services } from '../../../../platform/context.ts'
import { type FairTurns, openFairTurns } from '../../../../platform/fair-turns.ts'
import { refusal } from '../../../../platform/refusal.ts'

/** argon2id with OWASP's parameters: 19 MiB (less in tests), two passes, one lane. */
const hashNow = ({ services }: Ctx, password: string): Promise<string> =>
  hash(password, { memoryCost: services.config.passwordMemory, timeCost: 2, parallelism: 1 })

/** @throws Refusal `server.busy` if too many others wait */
export function hashPassword(ctx: Ctx, password: string): Promise<string> {
  return inTurn(ctx, () => hashNow(ctx, password))
}

let decoy: Promise<string> | undefined

/**
 * Takes as long without a stored hash as for a wrong password, so that timing reveals nothing.
 * @throws Refusal `server.busy` if too many others wait
 */
export async function passwordMatches(ctx: Ctx, stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashNow(ctx, 'decoy')
  const against = stored ?? (await decoy)
  const matches = await inTurn(ctx, () => verify(against, password))
  return stored !== undefined && matches
}

/** How long a password waits for its turn, ms. */
const patience = 15_000

/** With more waiting than this, a place rests after each hash: a flood of sign-ins must not take the core from the pages of others. */
const crowd = 8

/** How long it rests, in times of what the hash took. Sixty who wait at once are served within `patience` if a hash takes 90 ms or less. */
const restOfCrowd = 2

const opened = new WeakMap<Services, FairTurns>()

/** Node hashes on four threads; one is left for files. */
const mostAtOnce = 3

/**
 * A hash occupies a core for tens of milliseconds. A process hashes on the cores that its requests leave free, so that sign-ins on
 * one site hardly delay another; sites take turns.
 */
function turnsOf(services: Services): FairTurns {
  const cores = Math.floor(os.availableParallelism() / services.config.workers)
  const places = Math.min(mostAtOnce, Math.max(1, cores - 1))
  const turns = opened.get(services) ?? openFairTurns({ places, patience, tooLate: () => refusal('server.busy') })
  opened.set(services, turns)
  return turns
}

async function inTurn<T>({ services, site }: Ctx, work: () => Promise<T>): Promise<T> {
  const turns = turnsOf(services)
  await turns.enter(site.id)
  const began = performance.now()
  try {
    return await work()
  } finally {
    const leave = () => turns.leave(site.id)
    const rest = turns.waiting() > crowd ? (performance.now() - began) * restOfCrowd : 0
    if (rest > 0) setTimeout(leave, rest).unref()
    else leave()
  }
}
