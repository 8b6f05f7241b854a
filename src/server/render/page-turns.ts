import type { Ctx, Services } from '../platform/context.ts'
import { type FairTurns, openFairTurns } from '../platform/fair-turns.ts'
import { refusal } from '../platform/refusal.ts'

/**
 * Pages of one site rendered at a time per process. More would not be faster, because there is one core, and would delay other
 * sites; fewer would leave it idle while waiting for the database.
 */
export const madeAtOnce = 3

/** A site with more waiting pages than this renders one at a time while other sites render any. */
const crowd = 24

/** How long a request waits for its page to be rendered, ms. */
const patience = 15_000

const opened = new WeakMap<Services, FairTurns>()

/** The turns in which a process renders pages, those of the configuration and those outside of it. */
export function pageTurns(services: Services): FairTurns {
  const turns =
    opened.get(services) ??
    openFairTurns({
      ...{ places: Number.POSITIVE_INFINITY, share: madeAtOnce, crowd, patience },
      tooLate: () => refusal('server.busy'),
    })
  opened.set(services, turns)
  return turns
}

/** Renders a page once it is the turn of its site. Never within a page that is being rendered. @throws Refusal `server.busy` */
export async function inTurn<Page>(
  { services, site }: Pick<Ctx, 'services' | 'site'>,
  draw: () => Promise<Page>,
): Promise<Page> {
  const turns = pageTurns(services)
  await turns.enter(site.id)
  try {
    return await draw()
  } finally {
    turns.leave(site.id)
  }
}
