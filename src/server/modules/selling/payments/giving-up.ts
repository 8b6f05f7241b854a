import type { Ctx } from '../../../platform/context.ts'
import { openFairTurns } from '../../../platform/fair-turns.ts'
import { refusal } from '../../../platform/refusal.ts'

/**
 * Checkouts that wait for a provider which does not answer are all given up at the same moment. In a process two are at a time, so that
 * pages do not wait behind hundreds of them for the database.
 */
const turns = openFairTurns({ places: 2, patience: 600_000, tooLate: () => refusal('server.busy') })

/** Gives up what a provider did not begin, once it is its turn. @throws Refusal `server.busy` */
export async function inGivingUpTurn<T>({ site }: Ctx, giveUp: () => Promise<T>): Promise<T> {
  await turns.enter(site.id)
  try {
    return await giveUp()
  } finally {
    turns.leave(site.id)
  }
}
