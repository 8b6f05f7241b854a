import { and, eq, ne, sql } from 'drizzle-orm'
import { archivePartBytes } from '../../../../shared/selling/catalogue/product-imports.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { ZipSource } from '../../../platform/read-zip.ts'
import { inSite } from '../../../platform/table.ts'
import { importParts } from './product-imports.tables.ts'

const ofImport = (ctx: Ctx, importId: string) => inSite(ctx, importParts, eq(importParts.importId, importId))

export async function keepPart(ctx: Ctx, importId: string, from: number, bytes: Uint8Array): Promise<void> {
  const nth = Math.floor(from / archivePartBytes)
  await ctx.db
    .insert(importParts)
    .values({ importId, nth, bytes: Buffer.from(bytes) })
    .onConflictDoUpdate({
      target: [importParts.siteId, importParts.importId, importParts.nth],
      set: { bytes: sql`excluded.bytes` },
    })
}

export async function dropParts(ctx: Ctx, importId: string): Promise<void> {
  await ctx.db.delete(importParts).where(ofImport(ctx, importId))
}

/** Number of imports that hold a ZIP, without the given one. */
export async function otherArchives(ctx: Ctx, importId?: string): Promise<number> {
  const rows = await ctx.db
    .selectDistinct({ importId: importParts.importId })
    .from(importParts)
    .where(inSite(ctx, importParts, importId === undefined ? undefined : ne(importParts.importId, importId)))
  return rows.length
}

/** Parts that are held in memory: a picture may stand in two. */
const heldParts = 2

/** The parts as one file. */
export function partsAsFile(ctx: Ctx, importId: string, bytes: number): ZipSource {
  const held = new Map<number, Uint8Array>()
  const partAt = async (nth: number): Promise<Uint8Array> => {
    const part = held.get(nth) ?? (await readPart(ctx, importId, nth))
    held.delete(nth)
    held.set(nth, part)
    for (const old of held.keys()) if (held.size > heldParts) held.delete(old)
    return part
  }
  return {
    bytes,
    async read(from, until) {
      const pieces: Uint8Array[] = []
      for (let at = from; at < until; ) {
        const nth = Math.floor(at / archivePartBytes)
        const begins = nth * archivePartBytes
        const piece = (await partAt(nth)).subarray(at - begins, until - begins)
        if (piece.length === 0) break
        pieces.push(piece)
        at += piece.length
      }
      return Buffer.concat(pieces)
    },
  }
}

async function readPart(ctx: Ctx, importId: string, nth: number): Promise<Uint8Array> {
  const [row] = await ctx.db
    .select({ bytes: importParts.bytes })
    .from(importParts)
    .where(and(ofImport(ctx, importId), eq(importParts.nth, nth)))
  if (!row) throw new Error(`part ${nth} of the ZIP of the import ${importId} is gone`)
  return row.bytes
}
