import { type SQL, sql } from 'drizzle-orm'
import { isKind } from '../../../../shared/content/kinds/index.ts'
import type { LinkedKind, LinkPlace, LinksQuery } from '../../../../shared/content/pages/links-admin.ts'
import { pathOf } from '../../../../shared/selling/catalogue/path-segment.ts'
import type { Ctx } from '../../../platform/context.ts'
import { linkingPages, readHere, type Target, targetsOfHtml, usualName } from '../../content/pages/index.ts'
import type { Names, ServerKinds } from '../../kind.ts'
import { namedBrands } from '../../selling/brands/index.ts'

/** As many as a user will go through. */
const mostListed = 20

type Place = LinkPlace & { id: string }

/**
 * Pages, templates, groups and other texts that link to these things or show them, drafts included; published ones first. A
 * thing's links to itself are left out.
 */
export async function linksTo(
  ctx: Ctx,
  kinds: ServerKinds,
  { kind, ids }: LinksQuery,
): Promise<{ data: LinkPlace[]; total: number }> {
  const [named, here] = await Promise.all([namesOf(ctx, kinds, kind, ids), readHere(ctx)])
  const leadsThere = leadingTo(kind, ids, named)
  const mayHold = holding([...named.paths, ...named.titles, ...ids])
  const [pages, texts] = await Promise.all([
    linkingPages(ctx, { here, leadsThere, mayHold }),
    linkingTexts(ctx, kinds, mayHold),
  ])
  const linking = texts.filter(({ html }) => targetsOfHtml(html, here).some(leadsThere))
  const all = [...pages, ...asPlaces(linking)].filter((place) => place.kind !== kind || !ids.includes(place.id))
  all.sort((a, b) => Number(b.isShown) - Number(a.isShown) || a.title.localeCompare(b.title))
  return {
    data: all.slice(0, mostListed).map(({ id: _, ...place }) => place),
    total: all.length,
  }
}

async function namesOf(ctx: Ctx, kinds: ServerKinds, kind: LinkedKind, ids: string[]): Promise<Names> {
  if (kind === 'brand') return namedBrands(ctx, ids)
  return isKind(kind) ? kinds[kind].named(ctx, ids) : { paths: [], titles: [] }
}

function leadingTo(kind: LinkedKind, ids: string[], { paths, titles }: Names): (target: Target) => boolean {
  const atPaths = new Set(paths.map(usualName))
  const titled = new Set([...titles.map(usualName), ...ids])
  return (target) => {
    if (target.to === 'form') return kind === 'form' && ids.includes(target.id)
    if (target.to !== 'thing' && target.to !== 'filter') return false
    if (target.kind !== kind) return false
    if (target.to === 'thing') return atPaths.has(target.path)
    const { by, name } = target
    const isTitled = by !== 'path' && titled.has(name)
    return isTitled || atPaths.has(name) || atPaths.has(pathOf(name))
  }
}

/**
 * SQL filter for texts that may contain one of the names in any spelling: they have the longest plain part of one, or a percent
 * escape. With a name without a plain part every text matches.
 */
function holding(names: string[]): (text: SQL) => SQL {
  const parts = names.map((name) => plainPart(usualName(name)))
  if (parts.includes('')) return () => sql`true`
  return (text) =>
    sql`(${text} ~ '%[0-9A-Fa-f]{2}' or lower(${text}) like any (${sql.param(parts.map((part) => `%${part}%`))}::text[]))`
}

const plainPart = (name: string) =>
  (name.match(/[a-z0-9]+/g) ?? []).reduce((longest, part) => (part.length > longest.length ? part : longest), '')

type LinkingText = Omit<Place, 'id' | 'isShown'> & { html: string; ref: string; shown: boolean }

async function linkingTexts(ctx: Ctx, kinds: ServerKinds, mayHold: (text: SQL) => SQL): Promise<LinkingText[]> {
  const uses = Object.values(kinds).flatMap(({ linking }) => linking?.(ctx) ?? [])
  const { rows } = await ctx.db.execute<LinkingText>(sql`
    select html, kind, title, ref, href, shown from (${sql.join(uses, sql` union all `)}) texts where ${mayHold(sql`html`)}`)
  return rows
}

/** Merges several texts of one thing. */
function asPlaces(texts: LinkingText[]): Place[] {
  const places = new Map<string, Place>()
  for (const { kind, title, ref, href, shown } of texts) {
    const before = places.get(kind + ref)
    places.set(kind + ref, { id: ref, kind, title, href, isShown: shown || before?.isShown === true })
  }
  return [...places.values()]
}
