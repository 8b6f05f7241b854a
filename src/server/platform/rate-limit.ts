import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './database.ts'
import { refusal } from './refusal.ts'

/**
 * How often something may be done with one e-mail address: `points` times in `seconds`. A machine's address may do it
 * `crowd` times as often, because many people stand behind one: an office, a mobile network.
 */
export type Limit = { name: string; points: number; seconds: number }

export type RateLimits = {
  /** @throws Refusal `request.tooMany` when the machine or the e-mail address has used up its tries. */
  spend: (limit: Limit, by: { machine: string; email: string | undefined }) => Promise<void>
}

const crowd = 10

export function openRateLimits(database: Pick<Database, 'query'>): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  function limiterFor(limit: Limit): RateLimiterPostgres {
    const known = limiters.get(limit.name)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: { query: database.query },
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points * crowd,
      duration: limit.seconds,
      clearExpiredByTimeout: false,
    })
    limiters.set(limit.name, made)
    return made
  }
  return {
    async spend(limit, { machine, email }) {
      const limiter = limiterFor(limit)
      try {
        await limiter.consume(machine, 1)
        if (email !== undefined) await limiter.consume(email, crowd)
      } catch (error) {
        if (error instanceof Error) throw error
        const seconds = Math.ceil((error as RateLimiterRes).msBeforeNext / 1000)
        throw refusal('request.tooMany', { seconds })
      }
    },
  }
}
