import { demoPassword, demoPeople } from '../../../../shared/people/demo.ts'
import { eventsStarter } from '../../../../starters/events/index.ts'
import { platformStarter } from '../../../../starters/platform/index.ts'
import { shopStarter } from '../../../../starters/shop/index.ts'
import type { Starter } from '../../../../starters/starter.ts'
import { type Ctx, makeCtx, type Services, type Site, transaction } from '../../../platform/context.ts'
import { listTemplates } from '../../content/pages/index.ts'
import { addUser } from '../../people/identity/index.ts'
import { createSite, type SiteDirectory, siteOrigin } from '../directory/index.ts'
import { liveThrough, useStarter } from './index.ts'

type Say = (text: string) => void

type StartingSite = { key: string; starter: Starter }

const demoSites: StartingSite[] = [
  { key: 'shop', starter: shopStarter },
  { key: 'events', starter: eventsStarter },
]

/** Makes the platform's own site on the first run, and the demonstration sites unless HAAT_DEMO=0; later runs find them. */
export async function firstRun(services: Services, directory: SiteDirectory, say: Say): Promise<void> {
  await begin(services, directory, { key: '', starter: platformStarter }, 'platform', say)
  if (!services.config.demo) return
  for (const site of demoSites) await begin(services, directory, site, 'site', say)
}

/** A site that was begun and not filled, because the process was stopped, is filled by the next start. */
async function begin(
  services: Services,
  directory: SiteDirectory,
  { key, starter }: StartingSite,
  kind: Site['kind'],
  say: Say,
): Promise<void> {
  const settings = { demo: kind === 'site' }
  const site = (await directory.byKey(key)) ?? (await createSite(services, { key, name: starter.name, kind, settings }))
  const ctx = makeCtx(services, site, { kind: 'visitor' }, { id: 'first run', ip: '' })
  if ((await listTemplates(ctx)).size > 0) return
  say(`Making the site ${starter.name}`)
  await transaction(ctx, async (ctx) => {
    const used = await useStarter(ctx, { ...starter, settings: { ...starter.settings, ...settings } })
    if (settings.demo) await addDemonstration({ ...ctx, site: { ...site, settings: used } }, starter)
  })
}

async function addDemonstration(ctx: Ctx, { history }: Starter): Promise<void> {
  for (const { label: _, ...person } of demoPeople) await addUser(ctx, { ...person, password: demoPassword })
  const owner = demoPeople.find(({ userType }) => userType === 'ADMIN')
  if (history && owner) await liveThrough(ctx, history, owner.email)
}

/** What the operator reads once everything is up. */
export function welcome({ config }: Services): string {
  const lines = ['', '  Haat is ready.', '', `  Platform   ${siteOrigin(config, '')}`]
  if (config.demo) {
    lines.push(...demoSites.map(({ key, starter }) => `  ${starter.name.padEnd(10)} ${siteOrigin(config, key)}`))
    lines.push('', `  Sign-ins of the demonstration, password ${demoPassword}:`)
    lines.push(...demoPeople.map(({ email, userType }) => `    ${email.padEnd(22)} ${userType.toLowerCase()}`))
  }
  return `${lines.join('\n')}\n\n`
}
