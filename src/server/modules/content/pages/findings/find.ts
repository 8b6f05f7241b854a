import { and, eq, inArray } from 'drizzle-orm'
import { currentProps } from '../../../../../sections/define/current-props.ts'
import { type Field, fieldsOf } from '../../../../../sections/define/fields.ts'
import { isStandIn } from '../../../../../sections/define/sample.ts'
import { sectionOf } from '../../../../../sections/registry.ts'
import { shownWithHolder } from '../../../../../shared/content/areas.ts'
import { type KindName, kindNames, kinds as kindsShared } from '../../../../../shared/content/kinds/index.ts'
import type { PageDocument, PlacedSection } from '../../../../../shared/content/page-document.ts'
import type { PageFinding, PageKind } from '../../../../../shared/content/pages-admin.ts'
import { withoutMarkup } from '../../../../../shared/content/rich-text.ts'
import { isInLanguage, isOver } from '../../../../../shared/content/when.ts'
import { cut } from '../../../../../shared/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import type { ServerKinds } from '../../../kind.ts'
import { readDocument } from '../documents.ts'
import { pages, pageVersions } from '../pages.tables.ts'
import { currentVersion, listTemplates, notDeleted } from '../pages.ts'
import { storedPage } from '../stored-page.ts'
import { type ShownField, shownFields } from './shown-fields.ts'
import { knowStandIns } from './stand-ins.ts'
import { type Here, isLookedUp, type LookedUp, readHere, targetsOf } from './targets.ts'

/** As many as a user will go through. */
const most = 200

/** A field of a section that visitors see, and its link targets. */
type Looked = ShownField & {
  placed: PlacedSection
  title: string
  targets: LookedUp[]
  /** Whether Settings › Business supplies a value while the field is empty. */
  isFilled: boolean
}

/**
 * Warnings before publishing: dead links, sections without effect because an address or date is missing, sample texts, images
 * without a description. Hidden content is skipped.
 * @throws Refusal `page.notFound`
 */
export async function findings(
  ctx: Ctx,
  kinds: ServerKinds,
  id: string,
): Promise<{ data: PageFinding[]; total: number }> {
  const [{ kind, key, draft }, here] = await Promise.all([storedPage(ctx, id), readHere(ctx)])
  knowStandIns()
  const document = readDocument(draft)
  const looked = shownSections(document, ctx.now(), ctx.site.settings.locale).flatMap((placed) =>
    lookAt(ctx, placed, here),
  )
  const there = await lookUp(
    ctx,
    kinds,
    { kind, key, document },
    looked.flatMap(({ targets }) => targets),
  )
  const data = looked.flatMap((field) => found(field, there))
  return { data: data.slice(0, most), total: data.length }
}

/** Sections that visitors see now or later, in this language; none whose holder is hidden. */
function shownSections({ sections }: PageDocument, now: Date, language: string): PlacedSection[] {
  const isSeen = ({ hidden, when }: PlacedSection) => !hidden && !isOver(when, now) && isInLanguage(when, language)
  return shownWithHolder(sections, isSeen)
}

/** Sections that fail their schema are skipped: publishing reports them. */
function lookAt({ site }: Ctx, placed: PlacedSection, here: Here): Looked[] {
  const section = sectionOf(placed.type)
  const current = section && currentProps(section, placed)
  const parsed = current?.failed === undefined ? section?.schema.safeParse(current?.props) : undefined
  if (!section || !parsed?.success) return []
  return shownFields(fieldsOf(section.schema), parsed.data).map((field) => ({
    ...field,
    placed,
    title: placed.name ?? section.title,
    targets: targetsOf(field, here).filter(isLookedUp),
    isFilled: isFilled(site, field),
  }))
}

function isFilled({ settings }: Ctx['site'], { field: { fromBusiness } }: ShownField): boolean {
  return fromBusiness !== undefined && settings.business[fromBusiness] !== ''
}

const words: Field['control'][] = ['text', 'long-text', 'rich-text']

function found(looked: Looked, isThere: (target: LookedUp) => boolean): PageFinding[] {
  const { field, value, path, labels, placed, title, targets, isFilled } = looked
  const tell = (kind: PageFinding['kind'], message: string): PageFinding => ({
    kind,
    message,
    section: { id: placed.id, title },
    path,
    where: labels.join(' › '),
  })
  const dead = targets.filter((target) => !isThere(target)).map((target) => tell('link', deadText(target)))
  if (field.needed && value === '' && !isFilled) return [...dead, tell('link', field.needed)]
  if (words.includes(field.control) && isStandIn(String(value)))
    return [...dead, tell('sample', `“${shortened(String(value))}” is still the sample text.`)]
  if (field.control === 'image' && isBare(value))
    return [...dead, tell('picture', 'The picture has no description for people who cannot see it.')]
  return dead
}

const longest = 70

function shortened(value: string): string {
  const text = withoutMarkup(value)
  return text.length > longest ? `${cut(text, longest).trimEnd()}…` : text
}

function isBare(value: unknown): boolean {
  const { media = '', alt = '' } = value as { media?: string; alt?: string }
  return media !== '' && alt.trim() === ''
}

function deadText(target: LookedUp): string {
  switch (target.to) {
    case 'nowhere':
      return `The link leads nowhere: “${target.written}” is no address.`
    case 'part':
      return `The link leads to the part “#${target.anchor}” of this page, which is not there.`
    case 'template':
      return `The link leads to ${target.path}, which this site does not have.`
    case 'thing': {
      const { kind, path, anchor } = target
      if (anchor) return `The link leads to the part “#${anchor}” of ${path}, which is not there.`
      const name = kindsShared[kind].label.toLowerCase()
      return `There is no ${name} “${path}” on this site that visitors can open.`
    }
  }
}

type Page = { kind: PageKind; key: string; document: PageDocument }

/** One query per kind of target. @returns a function that tells whether a target exists */
async function lookUp(
  ctx: Ctx,
  kinds: ServerKinds,
  page: Page,
  targets: LookedUp[],
): Promise<(target: LookedUp) => boolean> {
  const things = targets.filter((target) => target.to === 'thing')
  const pathsOf = (kind: KindName) => [
    ...new Set(things.filter((thing) => thing.kind === kind).map(({ path }) => path)),
  ]
  const withAnchor = things.filter(({ kind, anchor }) => kind === 'page' && anchor)
  const [present, templates, anchors] = await Promise.all([
    Promise.all(kindNames.map((kind) => presentOf(ctx, kinds, kind, pathsOf(kind)))),
    targets.some(({ to }) => to === 'template') ? listTemplates(ctx) : new Set<string>(),
    anchorsOf(ctx, [...new Set(withAnchor.map(({ path }) => keyOf(ctx, path)))]),
  ])
  const presentPaths = new Map(kindNames.map((kind, index) => [kind, present[index]]))
  const own = new Set(anchorsIn(page.document))
  const isOwn = (path: string) => page.kind === 'page' && keyOf(ctx, path) === page.key
  return (target) => {
    switch (target.to) {
      case 'nowhere':
        return false
      case 'template':
        return templates.has(target.template)
      case 'part':
        // Header and footer appear on every page, so an anchor cannot be checked there.
        return page.kind === 'group' || own.has(target.anchor)
      case 'thing': {
        const { kind, path, anchor } = target
        // A page that links to itself exists once it is published.
        if (kind === 'page' && isOwn(path)) return !anchor || own.has(anchor)
        if (!presentPaths.get(kind)?.has(path)) return false
        return !anchor || (anchors.get(keyOf(ctx, path))?.includes(anchor) ?? true)
      }
    }
  }
}

async function presentOf(ctx: Ctx, kinds: ServerKinds, kind: KindName, paths: string[]): Promise<Set<string>> {
  return paths.length === 0 ? new Set() : kinds[kind].present(ctx, paths)
}

const keyOf = ({ site }: Ctx, path: string) => (path === '/' ? site.settings.home : path)

/** Anchors of published pages by path; former paths have none. */
async function anchorsOf(ctx: Ctx, keys: string[]): Promise<Map<string, string[]>> {
  if (keys.length === 0) return new Map()
  const rows = await ctx.db
    .select({ key: pages.key, document: pageVersions.document })
    .from(pages)
    .innerJoin(pageVersions, currentVersion)
    .where(inSite(ctx, pages, and(eq(pages.kind, 'page'), notDeleted, inArray(pages.key, keys))))
  return new Map(rows.map(({ key, document }) => [key, anchorsIn(readDocument(document))]))
}

function anchorsIn({ sections }: PageDocument): string[] {
  return shownWithHolder(sections, ({ hidden }) => !hidden).flatMap(({ props: { anchor } }) =>
    typeof anchor === 'string' && anchor ? [anchor] : [],
  )
}
