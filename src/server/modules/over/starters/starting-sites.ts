import type { Services, Site } from '../../../platform/context.ts'
import type { StarterName } from './starter.ts'

/**
 * A site that the first run creates. `demo`: with the demonstration's users, past and sandbox bank; `later`: filled by a job,
 * so that the first start does not wait for it.
 */
export type StartingSite = { key: string; starter: StarterName; kind: Site['kind']; demo: boolean; later?: boolean }

const platformSite: StartingSite = { key: '', starter: 'platform', kind: 'platform', demo: false }

export const demoSites: StartingSite[] = [
  { key: 'shop', starter: 'shop', kind: 'site', demo: true },
  { key: 'events', starter: 'events', kind: 'site', demo: true },
  { key: 'food', starter: 'food', kind: 'site', demo: true, later: true },
  { key: 'portfolio', starter: 'portfolio', kind: 'site', demo: true, later: true },
  { key: 'clinic', starter: 'clinic', kind: 'site', demo: true, later: true },
]

/** The platform's own site, the configured site, and the demonstration. */
export function startingSites({ config }: Pick<Services, 'config'>): StartingSite[] {
  const { firstSite } = config
  const demo = config.demo ? demoSites.filter(({ key }) => key !== firstSite) : []
  const own: StartingSite[] = firstSite ? [{ key: firstSite, starter: 'shop', kind: 'site', demo: false }] : []
  return [platformSite, ...own, ...demo]
}
