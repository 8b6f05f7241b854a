import type { Outside } from '../../sections/define/island.tsx'
import type { PageInfo } from '../../sections/define/page-info.tsx'
import { sectionOf } from '../../sections/registry.ts'
import { heldBy, onPage, shownWithHolder } from '../../shared/content/pages/areas.ts'
import type { PageDocument, PlacedSection } from '../../shared/content/pages/page-document.ts'
import { isInLanguage, isOver } from '../../shared/content/texts/when.ts'
import { cashMode } from '../../shared/selling/payments/payment-modes.ts'
import type { SiteSettings } from '../../shared/sites/site-settings.ts'
import { businessAddress } from '../platform/business-address.ts'
import type { Ctx } from '../platform/context.ts'
import { languagesIn } from '../platform/site-in-language.ts'
import type { Address } from './address.ts'
import { picturesIn } from './pictures.ts'
import type { PageReads } from './reads.ts'
import { filledAreas, type RenderedSection, renderSection } from './render-section.tsx'

export const groups = ['announcement', 'header', 'footer'] as const

export type Group = (typeof groups)[number]

export type Body = Record<Group | 'main', string> & {
  islands: number
  failed: boolean
  /** Third party whose script the body includes. */
  outside?: Outside | undefined
}

/** A group's document to show in place of the published one. */
export type GroupState = { key: string; document: PageDocument }

export async function renderBody(
  ctx: Ctx,
  document: PageDocument,
  info: PageInfo,
  reads: PageReads,
  instead?: GroupState,
): Promise<Body> {
  const now = ctx.now()
  const page = await withLogo(info, reads)
  const render = async (sections: PlacedSection[], scope = '') => {
    const pictures = await reads.pictures(picturesIn(sections))
    const using = { reads, pictures, log: ctx.log, scope }
    const shown = withLandings(shownWithHolder(sections, (section) => isShown(section, now, page.site.locale)))
    const leading = new Map(shown.toReversed().map((section) => [section.type, section]))
    const parts = await Promise.all(
      shown.map((section) => {
        const leads = scope === '' && leading.get(section.type) === section
        return renderSection(section, page, { ...using, leads })
      }),
    )
    return {
      html: assembled(shown, parts),
      islands: parts.reduce((sum, part) => sum + part.islands, 0),
      failed: reads.isIncomplete() || parts.some((part) => part.failed),
      outside: parts.find((part) => part.outside)?.outside,
    }
  }
  const [main, ...shared] = await Promise.all([
    render(document.sections),
    ...groups.map(async (group) => render(await groupSections(reads, document, group, instead), `${group}-`)),
  ])
  const [announcement, header, footer] = shared.map((part) => part.html)
  const all = [main, ...shared]
  const islands = all.reduce((sum, part) => sum + part.islands, 0)
  const failed = all.some((part) => part.failed)
  const outside = all.find((part) => part.outside)?.outside
  const html = { announcement: announcement ?? '', header: header ?? '', main: main.html, footer: footer ?? '' }
  return { ...html, islands, failed, outside }
}

/** Header, footer and announcement are shared; a page may use its own, or none (null). */
export function groupKey({ groups: named }: PageDocument, group: Group): string | null {
  return named?.[group] === undefined ? group : named[group]
}

export async function groupSections(
  reads: PageReads,
  document: PageDocument,
  group: Group,
  instead?: GroupState,
): Promise<PlacedSection[]> {
  const key = groupKey(document, group)
  if (key === null) return []
  if (key === instead?.key) return instead.document.sections
  return (await reads.published('group', key))?.document.sections ?? []
}

/** The page information with facts of the site's logo. */
async function withLogo(info: PageInfo, reads: PageReads): Promise<PageInfo> {
  const { logo } = info.site
  if (!logo) return info
  const pictures = await reads.pictures([logo.id])
  return { ...info, site: { ...info.site, logo: { ...logo, ...pictures.get(logo.id) } } }
}

/** Gives the first section of a type that links refer to (`landing`) its anchor, unless a section has that anchor already. */
function withLandings(sections: PlacedSection[]): PlacedSection[] {
  const taken = new Set(sections.map(({ props }) => props.anchor))
  return sections.map((section) => {
    const landing = sectionOf(section.type)?.landing
    if (!landing || section.props.anchor || taken.has(landing)) return section
    taken.add(landing)
    return { ...section, props: { ...section.props, anchor: landing } }
  })
}

/**
 * The shared anchors (`landing`) to put before the first section of their type, because each section has an anchor of its own.
 * Sections without HTML are skipped.
 */
function marksBefore(sections: PlacedSection[], parts: RenderedSection[]): Map<PlacedSection, string> {
  const taken = new Set(sections.map(({ props }) => props.anchor))
  const marks = new Map<PlacedSection, string>()
  for (const [index, section] of sections.entries()) {
    const landing = sectionOf(section.type)?.landing
    if (!landing || taken.has(landing) || !parts[index]?.html) continue
    taken.add(landing)
    marks.set(section, `<span id="${landing}" class="scroll-mt-28"></span>`)
  }
  return marks
}

/** Joins sections in their order, each with the sections in its areas. A section whose areas are all empty is left out. */
function assembled(sections: PlacedSection[], parts: RenderedSection[]): string {
  const marks = marksBefore(sections, parts)
  const html = new Map(
    sections.map((section, index) => [
      section,
      wrapped(section, (marks.get(section) ?? '') + (parts[index]?.html ?? '')),
    ]),
  )
  const joined = (some: PlacedSection[]) => some.map((section) => html.get(section)).join('')
  const withHeld = (section: PlacedSection) =>
    filledAreas(html.get(section) ?? '', (area) => joined(heldBy(sections, section.id, area)))
  return onPage(sections).map(withHeld).join('')
}

const screenClasses = { all: '', small: 'lg:hidden', large: 'max-lg:hidden' }
/** The page is the same for everyone; the browser hides the parts for others (storefront/early.ts). */
const signedInClasses = { all: '', in: 'for-signed-in', out: 'for-signed-out' }

function wrapped({ when }: PlacedSection, html: string): string {
  if (html === '') return ''
  const classes = [screenClasses[when?.screens ?? 'all'], signedInClasses[when?.signedIn ?? 'all']].filter(Boolean)
  return classes.length > 0 ? `<div class="${classes.join(' ')}">${html}</div>` : html
}

function isShown({ hidden, when }: PlacedSection, now: Date, language: string): boolean {
  if (hidden || isOver(when, now) || !isInLanguage(when, language)) return false
  return !(when?.from && new Date(when.from) > now)
}

/** Whether a product page answers for a PIN code: delivery, pick-up or cash (B226) depends on it. */
function isByPlace({ delivery, payments, cashOnDelivery }: SiteSettings): boolean {
  const { zones, elsewhere, pickUp } = delivery
  const isCashByPlace = payments.modes.includes(cashMode) && cashOnDelivery.pinRule !== 'ANY'
  return zones.length > 0 || !elsewhere || pickUp.length > 0 || isCashByPlace
}

function reachedBy(settings: SiteSettings): PageInfo['site']['business'] {
  const { phone, email } = settings.business
  return { address: businessAddress(settings).join('\n'), phone, email }
}

export function pageInfo(ctx: Ctx, { path, query, params }: Pick<Address, 'path' | 'query' | 'params'>): PageInfo {
  const { name, settings, language } = ctx.site
  return {
    site: {
      name,
      logo: settings.logo,
      business: reachedBy(settings),
      currency: settings.currency,
      locale: settings.locale,
      prefix: language?.prefix ?? '',
      languages: languagesIn(ctx.site),
      timeZone: settings.timeZone,
      deliversByPlace: isByPlace(settings),
      demo: settings.demo && ctx.services.config.demo,
      messages: settings.messages,
      rules: settings.rules,
    },
    path,
    query,
    params,
  }
}
