import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { limits, type PageDocument, pageDocument } from '../../../sections/define/document.ts'
import { sectionOf } from '../../../sections/registry.ts'
import { announce, type Ctx, transaction } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inSite, onSite } from '../../platform/table.ts'
import { type PageKind, pages, pageVersions } from './pages.tables.ts'
import { cleanRichText } from './rich-text.ts'

export const seoSchema = z.object({
  title: z.string().max(120).default(''),
  description: z.string().max(300).default(''),
  image: z.string().max(80).default(''),
  noIndex: z.boolean().default(false),
})

export type Seo = z.output<typeof seoSchema>

export type PublishedPage = {
  kind: PageKind
  key: string
  title: string
  seo: Seo
  document: PageDocument
  changedAt: Date
}

/** The tag that pages made of this document depend on. */
export const pageTag = (kind: PageKind, key: string) => `page:${kind}:${key}`

const published = {
  kind: pages.kind,
  key: pages.key,
  title: pageVersions.title,
  seo: pageVersions.seo,
  document: pageVersions.document,
  changedAt: pageVersions.createdAt,
}

const currentVersion = onSite(
  pages,
  pageVersions,
  eq(pageVersions.pageId, pages.id),
  eq(pageVersions.version, pages.publishedVersion),
)

/** What the public sees of a page, a template or a group. */
export async function findPublished(ctx: Ctx, kind: PageKind, key: string): Promise<PublishedPage | undefined> {
  const [row] = await ctx.db
    .select(published)
    .from(pages)
    .innerJoin(pageVersions, currentVersion)
    .where(inSite(ctx, pages, eq(pages.kind, kind), eq(pages.key, key)))
  return row ? asPublished(row) : undefined
}

/** Every page that search engines may list. */
export async function listPublishedPaths(ctx: Ctx): Promise<{ path: string; changedAt: Date }[]> {
  const rows = await ctx.db
    .select(published)
    .from(pages)
    .innerJoin(pageVersions, currentVersion)
    .where(inSite(ctx, pages, eq(pages.kind, 'page')))
    .orderBy(asc(pages.key))
  return rows.filter((row) => !seoSchema.parse(row.seo).noIndex).map(({ key, changedAt }) => ({ path: key, changedAt }))
}

export async function listTemplates(ctx: Ctx): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ key: pages.key })
    .from(pages)
    .where(inSite(ctx, pages, eq(pages.kind, 'template'), isNotNull(pages.publishedVersion)))
  return new Set(rows.map((row) => row.key))
}

function asPublished(row: {
  kind: PageKind
  key: string
  title: string
  seo: unknown
  document: unknown
  changedAt: Date
}): PublishedPage {
  return { ...row, seo: seoSchema.parse(row.seo), document: pageDocument.parse(row.document) }
}

type NewPage = { kind: PageKind; key: string; title: string; seo?: z.input<typeof seoSchema>; document: unknown }

/** Makes a page and publishes its first version. */
export function createPage(ctx: Ctx, page: NewPage): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const document = checkDocument(page.document)
    const seo = seoSchema.parse(page.seo ?? {})
    const [row] = await ctx.db
      .insert(pages)
      .values({ kind: page.kind, key: page.key, title: page.title, seo, draft: document })
      .returning({ id: pages.id })
    if (row) await publish(ctx, row.id)
  })
}

/** Makes the draft what the public sees: an immutable version, shown from the moment the transaction commits. */
export function publish(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const [page] = await ctx.db
      .update(pages)
      .set({ publishedVersion: sql`coalesce(${pages.publishedVersion}, 0) + 1`, changedAt: ctx.now() })
      .where(inSite(ctx, pages, and(eq(pages.id, id))))
      .returning()
    if (!page?.publishedVersion) return
    await ctx.db.insert(pageVersions).values({
      pageId: id,
      version: page.publishedVersion,
      document: page.draft,
      title: page.title,
      seo: page.seo,
      createdBy: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    })
    await announce(ctx, pageTag(page.kind, page.key))
  })
}

/**
 * Checks a page document before it is stored: its shape, its limits, and the properties of every section that is known;
 * rich text is sanitised on the way (DESIGN 3, 4).
 * @throws Refusal `request.invalid` naming each field by its path in the document
 */
export function checkDocument(input: unknown): PageDocument {
  const document = pageDocument.safeParse(input)
  if (!document.success) throw documentRefusal(document.error.issues)
  if (Buffer.byteLength(JSON.stringify(document.data)) > limits.bytes) {
    throw documentRefusal([{ path: [], message: `A page holds at most ${limits.bytes / 1024} KB.` }])
  }
  const issues: { path: PropertyKey[]; message: string }[] = []
  const sections = document.data.sections.map((placed, index) => {
    const section = sectionOf(placed.type)
    if (!section) return placed
    const props = section.schema.safeParse(placed.props)
    if (props.success)
      return { ...placed, v: section.version, props: cleanRichText(section.schema, props.data) as typeof placed.props }
    issues.push(...props.error.issues.map((issue) => ({ ...issue, path: ['sections', index, 'props', ...issue.path] })))
    return placed
  })
  if (issues.length > 0) throw documentRefusal(issues)
  return { ...document.data, sections }
}

function documentRefusal(issues: { path: PropertyKey[]; message: string }[]): Refusal {
  const faults = issues.map(({ path, message }) => ({
    field: path.join('.'),
    code: 'document',
    defaultMessage: message,
  }))
  return new Refusal('request.invalid', faults[0]?.defaultMessage ?? 'The page is not valid.', faults)
}
