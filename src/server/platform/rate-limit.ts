import type { Limit } from '../../shared/api/contract.ts'
import type { Ctx } from './context.ts'
import type { Database } from './database.ts'
import { networkOf } from './http/client-address.ts'
import { openReadCounts, type ReadCounts } from './read-counts.ts'
import { refusal } from './refusal.ts'
import { type Counter, countTry } from './tries.ts'

/** Keys of the caller's machine, if known, and of the email address, if the call names one. */
export type Spender = { machine: string | undefined; email: string | undefined }

export type RateLimits = {
  /** @throws Refusal `request.tooMany` if the machine or the email address has reached its limit */
  spend: (limit: Limit, by: Spender) => Promise<void>
  /**
   * Counts by account too, whatever the machine: a machine may be shared by many people, an account is not. Reads are counted
   * by machine only.
   * @returns a function that takes the count back, for a call that is refused
   * @throws Refusal `request.tooMany`
   */
  spendOfAccount: (limit: Limit, account: string) => Promise<() => Promise<void>>
}

const crowd = 10

export function openRateLimits(database: Pick<Database, 'platform'>): RateLimits {
  const counts = new Map<string, ReadCounts>()
  function countsOf({ name, points, seconds }: Limit): ReadCounts {
    const known = counts.get(name) ?? openReadCounts(points * crowd, seconds)
    counts.set(name, known)
    return known
  }
  return {
    async spend(limit, by) {
      const seconds = limit.counts === 'reads' ? spendRead(countsOf(limit), by) : await spendTry(database, limit, by)
      if (seconds > 0) throw refusal('request.tooMany', { seconds })
    },
    async spendOfAccount({ name, points, seconds, counts, ofAccount }, account) {
      if (counts === 'reads' || ofAccount === 'uncounted') return async () => undefined
      const most = ofAccount ?? points
      const counted = await countTry(database.platform, [{ key: `${name}:${account}`, most, seconds }])
      if (counted.outcome === 'counted') return counted.takeBack
      throw refusal('request.tooMany', { seconds: Math.max(1, counted.seconds) })
    },
  }
}

/**
 * Counts an act within a call that has another limit, as the act's own call counts it for the machine.
 * @throws Refusal `request.tooMany`
 */
export async function spendWithin(ctx: Ctx, limit: Limit): Promise<void> {
  const seconds = await spendTry(ctx.services.database, limit, { machine: machineOf(ctx), email: undefined })
  if (seconds > 0) throw refusal('request.tooMany', { seconds })
}

function spendRead(counts: ReadCounts, { machine }: Spender): number {
  return machine === undefined ? 0 : counts.count(machine)
}

async function spendTry({ platform }: Pick<Database, 'platform'>, limit: Limit, by: Spender): Promise<number> {
  const counters = countersOf(limit, by)
  if (counters.length === 0) return 0
  const counted = await countTry(platform, counters)
  return counted.outcome === 'refused' ? Math.max(1, counted.seconds) : 0
}

function countersOf({ name, points, seconds }: Limit, { machine, email }: Spender): Counter[] {
  const counter = (key: string, most: number) => ({ key: `${name}:${key}`, most, seconds })
  return [
    ...(machine === undefined ? [] : [counter(machine, points * crowd)]),
    ...(email === undefined ? [] : [counter(email, points)]),
  ]
}

/**
 * The counter of the request's machine, for `countTry`; none if its address is unknown.
 * @param keyOf its key, made from that of the machine
 */
export function counterOfMachine(ctx: Ctx, keyOf: (machine: string) => string, limit: Omit<Counter, 'key'>): Counter[] {
  const machine = machineOf(ctx)
  return machine === undefined ? [] : [{ key: keyOf(machine), ...limit }]
}

/** Key of the request's machine within its site; undefined if its address is unknown. */
export function machineOf({ site, request }: Pick<Ctx, 'site' | 'request'>): string | undefined {
  return request.ip === '' ? undefined : `${site.id}:ip:${networkOf(request.ip)}`
}

/** Key of the signed-in user's account within the site, whatever the machine. */
export function accountOf({ site, actor }: Pick<Ctx, 'site' | 'actor'>): string | undefined {
  return actor.kind === 'user' ? `${site.id}:account:${actor.id}` : undefined
}
