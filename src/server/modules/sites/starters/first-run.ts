import { demoPassword, demoPeople } from '../../../../shared/people/demo.ts'
import { type Ctx, makeCtx, type Services, type Site, transaction } from '../../../platform/context.ts'
import { listTemplates } from '../../content/pages/index.ts'
import { addUser } from '../../people/identity/index.ts'
import { createSite, type SiteDirectory, siteOrigin } from '../directory/index.ts'
import { fillSite } from './fill-site.ts'
import { loadStarter } from './load-starter.ts'
import { liveLater } from './past-job.ts'
import type { StarterName } from './starter.ts'

type Say = (text: string) => void

type StartingSite = { key: string; starter: StarterName; kind: Site['kind'] }

const platformSite: StartingSite = { key: '', starter: 'platform', kind: 'platform' }
const demoSites: StartingSite[] = [
  { key: 'shop', starter: 'shop', kind: 'site' },
  { key: 'events', starter: 'events', kind: 'site' },
]

/** Makes the platform's own site on the first run, and the demonstration sites unless HAAT_DEMO=0; later runs find them. */
export async function firstRun(services: Services, directory: SiteDirectory, say: Say): Promise<void> {
  for (const site of sitesOf(services)) await begin(services, directory, site, say)
}

const sitesOf = ({ config }: Services) => [platformSite, ...(config.demo ? demoSites : [])]

/** A site that was begun and not filled, because the process was stopped, is filled by the next start. */
async function begin(services: Services, directory: SiteDirectory, begun: StartingSite, say: Say): Promise<void> {
  const { key, kind } = begun
  const open = (site: Site) => makeCtx(services, site, { kind: 'visitor' }, { id: 'first run', ip: '' })
  const found = await directory.byKey(key)
  if (found && (await listTemplates(open(found))).size > 0) return
  const starter = await loadStarter(begun.starter)
  const settings = { demo: kind === 'site' }
  const site = found ?? (await createSite(services, { key, name: starter.name, kind, settings }))
  say(`Making the site ${starter.name}`)
  await transaction(open(site), async (ctx) => {
    await fillSite(ctx, { ...starter, settings: { ...starter.settings, ...settings } })
    if (!settings.demo) return
    await addPeople(ctx)
    if (starter.history) await liveLater(ctx, begun.starter)
  })
}

async function addPeople(ctx: Ctx): Promise<void> {
  await Promise.all(demoPeople.map(({ label: _, ...person }) => addUser(ctx, { ...person, password: demoPassword })))
}

/** What the operator reads once everything is up. */
export async function welcome(services: Services, directory: SiteDirectory): Promise<string> {
  const { config } = services
  const sites = sitesOf(services).map(async ({ key, kind }) => {
    const name = kind === 'platform' ? 'Platform' : ((await directory.byKey(key))?.name ?? key)
    return `  ${name.padEnd(12)} ${siteOrigin(config, key)}`
  })
  const lines = ['', '  Haat is ready.', '', ...(await Promise.all(sites))]
  if (config.demo) {
    lines.push('', `  Sign-ins of the demonstration, password ${demoPassword}:`)
    lines.push(...demoPeople.map(({ email, userType }) => `    ${email.padEnd(22)} ${userType.toLowerCase()}`))
  }
  return `${lines.join('\n')}\n\n`
}
