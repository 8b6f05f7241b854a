import { withAddress } from '../../../../shared/content/media/pictures.ts'
import { can } from '../../../../shared/people/permissions.ts'
import { isSame } from '../../../../shared/running/leaves.ts'
import { identityFaults } from '../../../../shared/sites/business.ts'
import { baseLanguage, languagesOf, splitLanguage } from '../../../../shared/sites/languages.ts'
import type { PublicConfig, Settings, SettingsBody, SiteCard } from '../../../../shared/sites/settings-admin.ts'
import type { SiteSettings } from '../../../../shared/sites/site-settings.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { requireProof } from '../../../platform/proof.ts'
import { refusal } from '../../../platform/refusal.ts'
import { holdMedia } from '../../content/media/index.ts'
import { listPagePaths, listPublishedPaths } from '../../content/pages/index.ts'
import { changeSite, lockSite, readSite, type SiteRow } from '../../ground/directory/index.ts'
import { unmark } from '../../ground/samples/index.ts'
import { hasOrders } from '../../selling/orders/index.ts'
import { knownWays } from '../../selling/payments/index.ts'
import { hasProducts } from '../../selling/products/index.ts'
import { isAboveMrp } from '../../selling/stock/index.ts'
import { unknownFamily } from '../fonts/index.ts'
import { previewLink } from '../opening/index.ts'
import { isShop } from './is-shop.ts'

/** Public configuration. `loginData` is null for visitors (E16). */
export function readConfig({ site, actor }: Ctx): PublicConfig {
  const { currency, logo, theme } = site.settings
  return {
    accountSettings: { defaultCurrency: currency },
    loginData: actor.kind === 'user' ? { _id: actor.id, userType: actor.userType } : null,
    logo: { name: site.name, picture: logo && withAddress(site.origin, logo) },
    theme,
  }
}

export async function readSiteCard(ctx: Ctx): Promise<SiteCard> {
  const { name, settings } = await readSite(ctx)
  const { description, logo, currency, timeZone, locale, languages, goodsWithoutMrp, demo } = settings
  const parts = { description, logo, currency, timeZone, locale, languages, goodsWithoutMrp, demo }
  const { origin, kind, closed } = ctx.site
  const sells = await isShop(withSettings(ctx, settings))
  const maySee = ctx.actor.kind === 'user' && can(ctx.actor, ['settings', 'view'])
  const shut = closed && { wasOpen: closed.wasOpen, preview: maySee ? previewLink(ctx.services, ctx.site) : null }
  return { name, ...parts, origin, kind, isShop: sells, closed: shut ?? null }
}

/** The site of a request may be older than the settings that were read or written since. */
function withSettings(ctx: Ctx, settings: SiteSettings): Ctx {
  return { ...ctx, site: { ...ctx.site, settings } }
}

export async function readSettings(ctx: Ctx): Promise<Settings> {
  return asSettings(ctx, await readSite(ctx))
}

/**
 * Changes the given parts of the settings.
 * @throws Refusal `settings.changed` if another user has changed them since, `settings.aboveMrp`, `settings.currency`,
 * `settings.font`, `settings.home`, `settings.identity`, `settings.language`, `settings.languagePath`, `payment.mode`,
 * `media.notFound`, and `access.askedAgain` where another UPI ID is to be paid, which takes all money by UPI from then on (B72)
 */
export function changeSettings(ctx: Ctx, { revision, name, ...parts }: SettingsBody): Promise<Settings> {
  return transaction(ctx, async (ctx) => {
    const before = await lockSite(ctx)
    if (before.revision !== revision) throw refusal('settings.changed')
    if (parts.upi && parts.upi.id !== before.settings.upi.id) requireProof(ctx)
    await check(ctx, before, parts)
    for (const part of ['shipping', 'business'] as const)
      if (parts[part] && !isSame(parts[part], before.settings[part])) await unmark(ctx, { kind: 'settings' }, [part])
    const delivery = parts.delivery && { ...before.settings.delivery, ...parts.delivery }
    const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
    await changeSite(ctx, {
      name: name ?? before.name,
      settings: { ...before.settings, ...given, ...(delivery && { delivery }) },
      revision,
    })
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
  if (parts.goodsWithoutMrp === false && settings.goodsWithoutMrp && (await isAboveMrp(ctx)))
    throw refusal('settings.aboveMrp', { field: 'goodsWithoutMrp' })
  await checkLanguages(ctx, settings, parts)
  const known = (await knownWays(withSettings(ctx, { ...settings, ...(parts.upi && { upi: parts.upi }) }))).flatMap(
    ({ mode, off }) => (off === null ? [mode] : []),
  )
  const unknown = payments?.modes.find((mode) => !known.includes(mode) && !settings.payments.modes.includes(mode))
  if (unknown !== undefined) throw refusal('payment.mode', { field: 'payments.modes', mode: unknown })
  const family = parts.theme && (await unknownFamily(ctx, parts.theme))
  if (family !== undefined) throw refusal('settings.font', { field: 'theme.fonts', family })
  if (logo && logo.id !== settings.logo?.id && (await holdMedia(ctx, [logo.id])).length === 0)
    throw refusal('media.notFound', { field: 'logo' })
}

/** A further language may be neither the main one nor the start of a page's path. */
async function checkLanguages(ctx: Ctx, before: Written, given: Partial<Written>): Promise<void> {
  if (given.locale === undefined && given.languages === undefined) return
  const written = { ...before, ...definedOf(given) }
  const [, ...others] = languagesOf(written)
  const own = baseLanguage(written.locale)
  if (others.some(({ locale }) => baseLanguage(locale) === own))
    throw refusal('settings.language', { field: given.languages ? 'languages' : 'locale' })
  const taken = (await listPagePaths(ctx)).find((path) => splitLanguage(written, path).language)
  if (taken !== undefined) throw refusal('settings.languagePath', { field: 'languages', path: taken })
}

type Written = { locale: string; languages: string[] }

const definedOf = ({ locale, languages }: Partial<Written>) => ({
  ...(locale === undefined ? {} : { locale }),
  ...(languages === undefined ? {} : { languages }),
})

async function isPublished(ctx: Ctx, path: string): Promise<boolean> {
  return (await listPublishedPaths(ctx)).some((page) => page.path === path)
}

async function asSettings(ctx: Ctx, { name, settings, revision, domains }: SiteRow): Promise<Settings> {
  const { demo: _, ...shown } = settings
  const [pages, ordered, stocked, ways] = await Promise.all([
    listPublishedPaths(ctx),
    hasOrders(ctx),
    hasProducts(ctx),
    knownWays(withSettings(ctx, settings)),
  ])
  return {
    ...shown,
    name,
    kind: ctx.site.kind,
    ways: ways.map(({ mode, title, description, off }) => ({ mode, title, description, off })),
    domains,
    origin: ctx.site.origin,
    homes: pages.map(({ path, title }) => ({ path, title })),
    sellsAlready: ordered || stocked,
    hasOrders: ordered,
    sendsMail: ctx.services.config.smtpUrl !== undefined,
    revision,
  }
}
