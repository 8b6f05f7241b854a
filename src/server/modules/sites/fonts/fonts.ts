import { asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
  type FontFace,
  type fontUpload,
  mostFontBytes,
  mostFonts,
  type OwnFont,
  ownFamilies,
} from '../../../../shared/sites/theme/own-fonts.ts'
import type { Theme } from '../../../../shared/sites/theme/theme.ts'
import { announce, type Ctx, cached, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { lockSite } from '../../ground/directory/index.ts'
import { fonts } from './fonts.tables.ts'
import { checkWoff2 } from './woff2.ts'

const shown = {
  id: fonts.id,
  family: fonts.family,
  weights: fonts.weights,
  style: fonts.style,
  bytes: sql<number>`octet_length(${fonts.file})`,
  createdAt: fonts.createdAt,
}

export async function listFonts(ctx: Ctx): Promise<OwnFont[]> {
  const rows = await ctx.db
    .select(shown)
    .from(fonts)
    .where(inSite(ctx, fonts))
    .orderBy(asc(sql`plain_text(${fonts.family})`), asc(fonts.weights), asc(fonts.style))
  return rows.map(({ id, createdAt, ...font }) => ({ _id: id, ...font, created: createdAt.toISOString() }))
}

/** Font files of the theme's own families. Needed by every page, so cached; a theme with only built-in fonts needs no query. */
export async function facesOf(ctx: Ctx, theme: Theme): Promise<FontFace[]> {
  const families = ownFamilies(theme)
  if (families.length === 0) return []
  const { value } = await cached(ctx, 'fonts', async () => ({ value: await listFonts(ctx), tags: new Set(['site']) }))
  return value.filter(({ family }) => families.includes(family))
}

/** A family in the theme that the site does not have. */
export async function unknownFamily(ctx: Ctx, theme: Theme): Promise<string | undefined> {
  const families = ownFamilies(theme)
  if (families.length === 0) return undefined
  const known = new Set((await listFonts(ctx)).map(({ family }) => family))
  return families.find((family) => !known.has(family))
}

/**
 * Stores a font file.
 * @throws Refusal `font.bytes`, `font.type`, `font.broken`, `font.many`, `font.there`
 */
export async function addFont(
  ctx: Ctx,
  { file, family, weights, style }: z.output<typeof fontUpload>,
): Promise<OwnFont> {
  if (file.bytes.length > mostFontBytes) throw refusal('font.bytes', { field: 'file', limit: mostFontBytes / 1024 })
  await checkWoff2(file.bytes)
  return transaction(ctx, async (ctx) => {
    await lockSite(ctx)
    const before = await listFonts(ctx)
    if (before.some((font) => font.family === family && font.weights === weights && font.style === style))
      throw refusal('font.there', { field: 'family', family })
    if (before.length >= mostFonts) throw refusal('font.many', { field: 'file', limit: mostFonts })
    const [row] = await ctx.db
      .insert(fonts)
      .values({ id: sql`uuidv7()`, family, weights, style, file: Buffer.from(file.bytes), createdAt: ctx.now() })
      .returning(shown)
    if (!row) throw new Error('a font was not kept')
    // The theme may use this family already.
    await announce(ctx, 'site')
    const { id, createdAt, ...font } = row
    return { _id: id, ...font, created: createdAt.toISOString() }
  })
}

/**
 * Deletes a font file that the theme does not use.
 * @throws Refusal `font.notFound`, `font.used`
 */
export function deleteFont(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { settings } = await lockSite(ctx)
    const font = (await listFonts(ctx)).find(({ _id }) => _id === id)
    if (!font) throw refusal('font.notFound')
    const where = placesOf(settings.theme, font.family)
    if (where) throw refusal('font.used', { family: font.family, where })
    await ctx.db.delete(fonts).where(inSite(ctx, fonts, eq(fonts.id, id)))
    await announce(ctx, 'site')
  })
}

function placesOf({ fonts }: Theme, family: string): string {
  const places = { headings: fonts.heading.name, text: fonts.body.name }
  return Object.entries(places)
    .flatMap(([place, name]) => (name === family ? [place] : []))
    .join(' and ')
}
