import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { transaction } from '../../../platform/context.ts'
import { putWords } from './put-words.ts'

const { one, owner } = await testApp()

/** Transactions that wait for another one to end. */
async function waiting(): Promise<number> {
  const { rowCount } = await owner.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rowCount ?? 0
}

// Shows B307.
test('first translations of a product that come from two imports at the same instant are all kept', async () => {
  const id = crypto.randomUUID()
  const put = async (of: string, text: string) =>
    transaction(await one.ctx(), async (ctx) => {
      await putWords(ctx, 'product', [{ id, words: { 'hi-IN': [{ of, text, place: 'name' }] } }])
      if (of === 'Lamp') {
        other = put('Made of brass', 'पीतल का')
        await expect.poll(waiting).toBe(1)
      }
    })
  let other: Promise<void> | undefined
  await put('Lamp', 'दीया')
  await other
  const { rows } = await owner.query('select words, revision from translations where item = $1', [id])
  expect(rows).toMatchObject([{ words: [{ of: 'Made of brass' }, { of: 'Lamp' }], revision: 2 }])
})
