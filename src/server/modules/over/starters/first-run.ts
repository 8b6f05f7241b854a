import { randomBytes } from 'node:crypto'
import { demoPassword, demoPeople } from '../../../../shared/people/demo.ts'
import { type Config, StartError } from '../../../platform/config.ts'
import { type Ctx, forOtherSite, makeCtx, type Services, type Site, transaction } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hasTemplates } from '../../content/pages/index.ts'
import { createSite, type SiteDirectory, siteOrigin } from '../../ground/directory/index.ts'
import { addUser, hasOwner } from '../../people/identity/index.ts'
import { beginSite } from './begin-site.ts'
import { closeDemo, requireClosedDemo } from './demo-sign-ins.ts'
import { fillLater } from './fill-job.ts'
import { loadStarter, starterTitle } from './load-starter.ts'
import { type StartingSite, startingSites } from './starting-sites.ts'

type Say = (text: string) => void

/**
 * Creates the platform's own site, the site that FIRST_SITE names and the demonstration's sites, as configured. Idempotent.
 * @throws StartError for a demonstration that strangers could sign in to
 */
export async function firstRun(services: Services, directory: SiteDirectory, say: Say): Promise<void> {
  await requireClosedDemo(services, directory)
  const sites = startingSites(services)
  for (const site of sites) await begin(services, directory, site, say)
  await addOwner(services, directory, sites, say)
  if (services.config.demoIsOver) await closeDemo(services, directory)
}

/** Preloads the starters that a first run needs. */
export async function loadFirstSites(config: Config): Promise<void> {
  const atOnce = startingSites({ config }).filter(({ later }) => !later)
  await Promise.all(atOnce.map(({ starter }) => loadStarter(starter)))
}

const visit = (services: Services, site: Site) =>
  makeCtx(services, site, { kind: 'visitor' }, { id: 'first run', ip: '' })

/** Creates and fills a site. A site left empty by an aborted start is filled by the next one. */
async function begin(services: Services, directory: SiteDirectory, begun: StartingSite, say: Say): Promise<void> {
  const { key, kind, demo, starter, later } = begun
  const found = await directory.byKey(key)
  if (found && (await hasTemplates(visit(services, found)))) return
  const site =
    found ??
    (await createSite(services, {
      key,
      name: await starterTitle(starter),
      kind,
      settings: { demo, newsletter: { confirm: !demo } },
      isOpen: demo,
    }))
  if (later) return fillLater(visit(services, site), starter)
  say(`Making the site ${site.name}`)
  await beginSite(visit(services, site), starter, demo)
}

/** Makes OWNER_EMAIL the owner of sites without an owner. The password is printed here and nowhere else. */
async function addOwner(services: Services, directory: SiteDirectory, sites: StartingSite[], say: Say): Promise<void> {
  const { ownerEmail: email } = services.config
  if (email === undefined) return
  const begun = await Promise.all(sites.filter(({ demo }) => !demo).map(({ key }) => directory.byKey(key)))
  const ownerless: Site[] = []
  for (const site of begun) if (site && !(await hasOwner(visit(services, site)))) ownerless.push(site)
  const [first] = ownerless
  if (!first) return
  const password = newPassword()
  await transaction(visit(services, first), async (ctx) => {
    for (const site of ownerless) await forOtherSite(ctx, site, (ctx) => makeOwner(ctx, email, password))
  })
  const addresses = ownerless.map(({ origin }) => `${origin}/admin`).join(' and ')
  say(`${email} may sign in at ${addresses}; said only this once, the password: ${password}`)
}

async function makeOwner(ctx: Ctx, email: string, password: string): Promise<void> {
  await addUser(ctx, { ...owner, email, password }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    throw new StartError(`OWNER_EMAIL: ${email} is a customer of ${ctx.site.origin} already. Name another address.`)
  })
}

/** No first name is known, so none is greeted. */
const owner = { firstName: '', lastName: 'Owner', userType: 'ADMIN' as const, permissions: [] }

/** 24 random characters, and one of each kind that a password must have (V7). */
const newPassword = () => `${randomBytes(18).toString('base64').replace(/[+/]/g, '@')}aA1@`

/** The message for the operator once the server is up. */
export async function welcome(services: Services, directory: SiteDirectory): Promise<string> {
  const { config } = services
  const naming = startingSites(services).map(async ({ key, kind }) => {
    const name = kind === 'platform' ? 'Platform' : ((await directory.byKey(key))?.name ?? key)
    return { name, origin: siteOrigin(config, key) }
  })
  const sites = await Promise.all(naming)
  const widest = Math.max(...sites.map(({ name }) => name.length))
  const lines = ['', '  Haat is ready.', '', ...sites.map(({ name, origin }) => `  ${name.padEnd(widest)}  ${origin}`)]
  if (config.demo) {
    lines.push('', `  Sign-ins of the demonstration, password ${demoPassword}:`)
    lines.push(...demoPeople.map(({ email, userType }) => `    ${email.padEnd(22)} ${userType.toLowerCase()}`))
  }
  lines.push(...(await mailboxLines(services, directory)))
  return `${lines.join('\n')}\n\n`
}

/** Where mails of the platform are read, such as the code of a sign-up, while no mail server takes them. */
async function mailboxLines(services: Services, directory: SiteDirectory): Promise<string[]> {
  const { config } = services
  if (config.smtpUrl !== undefined) return []
  const platform = await directory.byKey('')
  const isOwned = platform !== undefined && (await hasOwner(visit(services, platform)))
  return [
    ...['', '  No mail is sent without SMTP_URL. Mails of the platform, such as codes to register:'],
    `    ${siteOrigin(config, '')}/admin/settings/mails`,
    ...(isOwned
      ? []
      : ['  The platform has no owner to read them. Start with OWNER_EMAIL=you@example.com to get a password.']),
  ]
}
