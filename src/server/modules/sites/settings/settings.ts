import { identityFaults } from '../../../../shared/sites/business.ts'
import type { Settings, SettingsBody, SiteCard } from '../../../../shared/sites/settings-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { holdMedia } from '../../content/media/index.ts'
import { listPublishedPaths } from '../../content/pages/index.ts'
import { hasOrders } from '../../selling/orders/index.ts'
import { knownWays } from '../../selling/payments/index.ts'
import { changeSite, lockSite, readSite, type SiteRow } from '../directory/index.ts'
import { unknownFamily } from '../fonts/index.ts'

export async function readSiteCard(ctx: Ctx): Promise<SiteCard> {
  const { name, settings } = await readSite(ctx)
  const { logo, currency, timeZone, locale, demo } = settings
  return { name, logo, currency, timeZone, locale, demo, origin: ctx.site.origin, kind: ctx.site.kind }
}

export async function readSettings(ctx: Ctx): Promise<Settings> {
  return asSettings(ctx, await readSite(ctx))
}

/**
 * Changes the parts that are given, and leaves the others.
 * @throws Refusal `settings.changed` when somebody else changed them since, `settings.currency`, `settings.font`,
 * `settings.home`, `settings.identity`, `payment.mode`, `media.notFound`
 */
export function changeSettings(ctx: Ctx, { revision, name, ...parts }: SettingsBody): Promise<Settings> {
  return transaction(ctx, async (ctx) => {
    const before = await lockSite(ctx)
    if (before.revision !== revision) throw refusal('settings.changed')
    await check(ctx, before, parts)
    const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
    await changeSite(ctx, { name: name ?? before.name, settings: { ...before.settings, ...given }, revision })
    return asSettings(ctx, await readSite(ctx))
  })
}

type Parts = Omit<SettingsBody, 'revision' | 'name'>

async function check(ctx: Ctx, { settings }: SiteRow, parts: Parts): Promise<void> {
  const { currency, home, payments, logo, gst = settings.gst, business = settings.business } = parts
  const [fault] = parts.gst || parts.business ? identityFaults(gst, business) : []
  if (fault) throw refusal('settings.identity', { field: fault.field, fault: fault.text })
  if (currency !== undefined && currency !== settings.currency && (await hasOrders(ctx)))
    throw refusal('settings.currency', { field: 'currency' })
  if (home !== undefined && home !== settings.home && !(await isPublished(ctx, home)))
    throw refusal('settings.home', { field: 'home', path: home })
  const known = knownWays(ctx).flatMap(({ mode, off }) => (off === null ? [mode] : []))
  const unknown = payments?.modes.find((mode) => !known.includes(mode) && !settings.payments.modes.includes(mode))
  if (unknown !== undefined) throw refusal('payment.mode', { field: 'payments.modes', mode: unknown })
  const family = parts.theme && (await unknownFamily(ctx, parts.theme))
  if (family !== undefined) throw refusal('settings.font', { field: 'theme.fonts', family })
  if (logo && logo.id !== settings.logo?.id && (await holdMedia(ctx, [logo.id])).length === 0)
    throw refusal('media.notFound', { field: 'logo' })
}

async function isPublished(ctx: Ctx, path: string): Promise<boolean> {
  return (await listPublishedPaths(ctx)).some((page) => page.path === path)
}

async function asSettings(ctx: Ctx, { name, settings, revision, domains }: SiteRow): Promise<Settings> {
  const { demo: _, ...shown } = settings
  const [pages, ordered] = await Promise.all([listPublishedPaths(ctx), hasOrders(ctx)])
  return {
    ...shown,
    name,
    kind: ctx.site.kind,
    ways: knownWays(ctx).map(({ mode, title, description, off }) => ({ mode, title, description, off })),
    domains,
    origin: ctx.site.origin,
    homes: pages.map(({ path }) => path),
    hasOrders: ordered,
    sendsMail: ctx.services.config.smtpUrl !== undefined,
    revision,
  }
}
