import { demoPassword, demoPeople } from '../../../../shared/people/demo.ts'
import { StartError } from '../../../platform/config.ts'
import { type Ctx, makeCtx, type Services } from '../../../platform/context.ts'
import type { SiteDirectory } from '../../ground/directory/index.ts'
import { closeSignIns, peopleWithPassword } from '../../people/identity/index.ts'
import { demoSites } from './starting-sites.ts'

type OpenSignIns = { ctx: Ctx; emails: string[] }

/**
 * The password of the demonstration's users is public. A server that is reachable from other machines refuses to start with
 * them, or to create them, unless configured to.
 * @throws StartError that says what to set
 */
export async function requireClosedDemo(services: Services, directory: SiteDirectory): Promise<void> {
  const { config } = services
  if (!config.isReachable || config.demoIsOpen || config.demoIsOver) return
  const open = config.demo ? demoSites.map(({ key }) => key) : (await findOpen(services, directory)).map(siteOf)
  if (open.length === 0) return
  const names = demoPeople.map(({ email }) => email).join(', ')
  throw new StartError(
    `The password of the demonstration's sign-ins is public (${names}; sites: ${open.join(', ')}), and others can ` +
      `reach this server (HOST=${config.host}, PLATFORM_HOST=${config.platformHost}). Set HAAT_DEMO=0 to close them for ` +
      'good, HAAT_DEMO_OPEN=1 to allow anyone in, or HOST=127.0.0.1 and PLATFORM_HOST=localhost to keep to this machine.',
  )
}

const siteOf = ({ ctx }: OpenSignIns) => ctx.site.key

/** Locks the demonstration's users out and ends their sessions. */
export async function closeDemo(services: Services, directory: SiteDirectory): Promise<void> {
  for (const { ctx, emails } of await findOpen(services, directory)) await closeSignIns(ctx, emails)
}

/** The demonstration's users who still have the public password. */
async function findOpen(services: Services, directory: SiteDirectory): Promise<OpenSignIns[]> {
  const found: OpenSignIns[] = []
  for (const { key } of demoSites) {
    const site = await directory.byKey(key)
    if (!site?.settings.demo) continue
    const ctx = makeCtx(services, site, { kind: 'visitor' }, { id: 'first run', ip: '' })
    const known = demoPeople.map(({ email }) => email)
    const emails = await peopleWithPassword(ctx, known, demoPassword)
    if (emails.length > 0) found.push({ ctx, emails })
  }
  return found
}
