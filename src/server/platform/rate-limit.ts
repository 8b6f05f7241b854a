import type { Pool } from 'pg'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { refusal } from './refusal.ts'

/** How often something may be done: `points` times in `seconds`, counted for each IP and, where given, each e-mail address. */
export type Limit = { name: string; points: number; seconds: number }

export type RateLimits = {
  /** @throws Refusal `request.tooMany` when one of the keys has used up its points. */
  spend: (limit: Limit, keys: string[]) => Promise<void>
}

export function openRateLimits(pool: Pool): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  function limiterFor(limit: Limit): RateLimiterPostgres {
    const known = limiters.get(limit.name)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      clearExpiredByTimeout: false,
    })
    limiters.set(limit.name, made)
    return made
  }
  return {
    async spend(limit, keys) {
      const limiter = limiterFor(limit)
      try {
        for (const key of keys) await limiter.consume(key)
      } catch (error) {
        if (error instanceof Error) throw error
        const seconds = Math.ceil((error as RateLimiterRes).msBeforeNext / 1000)
        throw refusal('request.tooMany', { seconds })
      }
    },
  }
}
