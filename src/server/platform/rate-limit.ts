import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Limit } from '../../shared/api/contract.ts'
import type { Database } from './database.ts'
import { refusal } from './refusal.ts'

/** Who acts: a key of the machine, where it is known, and of the e-mail address, where one is named. */
export type Spender = { machine: string | undefined; email: string | undefined }

export type RateLimits = {
  /** @throws Refusal `request.tooMany` when the machine or the e-mail address has used up what it may. */
  spend: (limit: Limit, by: Spender) => Promise<void>
  /** The shares besides the machine's, which was spent before; it is given back when one of them is refused. */
  spendNamed: (limit: Limit, by: Spender) => Promise<void>
  /** After success: takes back what was spent, where only failures count. */
  giveBack: (limit: Limit, by: Spender) => Promise<void>
}

const crowd = 10

export function openRateLimits(database: Pick<Database, 'query'>): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>()
  function limiterFor(limit: Limit): RateLimiterAbstract {
    const known = limiters.get(limit.name)
    if (known) return known
    const made = limit.counts === 'reads' ? inMemory(limit) : inDatabase(limit, database)
    limiters.set(limit.name, made)
    return made
  }
  async function consume(limit: Limit, spent: Spending[]): Promise<void> {
    const limiter = limiterFor(limit)
    try {
      for (const { key, points } of spent) await limiter.consume(key, points)
    } catch (error) {
      if (error instanceof Error) throw error
      const seconds = Math.ceil((error as RateLimiterRes).msBeforeNext / 1000)
      throw refusal('request.tooMany', { seconds })
    }
  }
  return {
    spend: (limit, by) => consume(limit, spendings(limit, by)),
    async spendNamed(limit, by) {
      const { machine } = by
      try {
        await consume(
          limit,
          spendings(limit, by).filter(({ key }) => key !== machine),
        )
      } catch (error) {
        if (machine !== undefined) await limiterFor(limit).reward(machine, 1)
        throw error
      }
    },
    async giveBack(limit, by) {
      if (limit.counts !== 'failures') return
      const limiter = limiterFor(limit)
      await Promise.all(spendings(limit, by).map(({ key, points }) => limiter.reward(key, points)))
    },
  }
}

type Spending = { key: string; points: number }

/** What a call costs, and whom: one point of the crowd's, or of one person's as many as a crowd has more than a person. */
function spendings({ counts }: Limit, { machine, email }: Spender): Spending[] {
  const ofMachine = machine === undefined ? [] : [{ key: machine, points: 1 }]
  if (email === undefined || counts === 'reads') return ofMachine
  // The narrowest first: what it refuses costs the others nothing.
  if (counts === 'failures')
    return [{ key: `${email} ${machine ?? ''}`, points: crowd }, ...ofMachine, { key: email, points: 1 }]
  return [...ofMachine, { key: email, points: crowd }]
}

function inMemory({ name, points, seconds }: Limit): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: name, points: points * crowd, duration: seconds })
}

function inDatabase({ name, points, seconds }: Limit, { query }: Pick<Database, 'query'>): RateLimiterAbstract {
  return new RateLimiterPostgres({
    storeClient: { query },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: points * crowd,
    duration: seconds,
    // Each process would do it, and each reads the whole table for it: `forgetSpent` does.
    clearExpiredByTimeout: false,
  })
}

const hour = 3_600_000

/** Deletes counters that have long expired. */
export async function forgetSpent({ database }: { database: Pick<Database, 'query'> }): Promise<void> {
  await database.query({ text: 'delete from rate_limits where expire < $1', values: [Date.now() - hour] })
}
