import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type Ctx, transaction } from '../../src/server/platform/context.ts'
import type { TestApp } from './app.ts'

type Parts = Pick<TestApp, 'one' | 'owner'>

/** Resolves once a statement of the test's database waits for a lock, or `other` has settled. */
export async function untilWaiting({ owner }: Pick<TestApp, 'owner'>, other?: Promise<unknown>): Promise<void> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  other?.then(end, end)
  const isWaited = async () => {
    const { rows } = await owner.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
    return isOver || rows.length > 0
  }
  await expect.poll(isWaited).toBe(true)
}

/**
 * Runs `act`, which changes both rows of the site, while another transaction holds the one with the lower id; fails unless it waits
 * for that one before it takes the other. A scan of the table finds the lower one last, and no index is used.
 */
export async function changesInOrder<T>(
  { one, owner }: Parts,
  table: string,
  ids: string[],
  act: (ctx: Ctx) => Promise<T>,
): Promise<T | undefined> {
  const [low, high] = [...ids].sort()
  await owner.query(`update ${table} set id = id where id = $1`, [low])
  const other = await one.ctx()
  let acting: Promise<T> | undefined
  await transaction(await one.ctx(), async (ctx) => {
    const named = sql.raw(table)
    await ctx.db.execute(sql`select from ${named} where id = ${low} for update`)
    acting = transaction(other, async (ctx) => {
      for (const way of ['indexscan', 'indexonlyscan', 'bitmapscan'])
        await ctx.db.execute(sql.raw(`set local enable_${way} = off`))
      return act(ctx)
    })
    await untilWaiting({ owner })
    await ctx.db.execute(sql`select from ${named} where id = ${high} for update nowait`)
  })
  return acting
}
