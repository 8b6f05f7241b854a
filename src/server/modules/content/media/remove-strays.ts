import { sql } from 'drizzle-orm'
import { isPictureId } from '../../../../shared/content/media/pictures.ts'
import type { Services } from '../../../platform/context.ts'
import { unfinished } from '../../../platform/storage.ts'
import { holdOffUploads } from './keep-upload.ts'
import { media } from './media.tables.ts'
import { partsFolder } from './parts.ts'
import { placeOf, removeFiles } from './variants.ts'

/** Files untouched for this long (ms) are treated as abandoned. */
const settledAfter = 3_600_000
/** Images per batch. New uploads of the site wait for a batch. */
const mostAtOnce = 100

type SiteFiles = { id: number; created_at: Date }

/** An upload without a new part for this long is given up, ms. */
const abandonedAfter = 24 * 3_600_000

/**
 * Removes abandoned uploads (a day), stored files without a row, and unfinished files, all left by processes that died. Files
 * younger than an hour stay; so do files older than their site, which belong to another database.
 */
export async function removeOldStrays(services: Services): Promise<void> {
  const { rows } = await services.database.query('select id, created_at from sites order by id')
  for (const site of rows as SiteFiles[]) {
    await giveUpUploads(services, site.id)
    const removed = await removeOldStraysOf(services, site)
    if (removed > 0) services.log.warn({ site: site.id, removed }, 'removed files that belong to no picture')
  }
}

/** A request that sends a part locks the upload's row, so an upload in progress is not touched. */
async function giveUpUploads({ database, storage, now }: Services, siteId: number): Promise<void> {
  const before = new Date(now().getTime() - abandonedAfter)
  const { rows } = await database
    .forSite(siteId)
    .execute<{ id: string }>(sql`delete from uploads where site_id = ${siteId} and touched_at < ${before} returning id`)
  for (const { id } of rows) await storage.removeFolder(partsFolder(siteId, id))
}

async function removeOldStraysOf(services: Services, site: SiteFiles): Promise<number> {
  const { storage } = services
  const originals = `${site.id}/original`
  const folders = (await storage.folders(String(site.id))).filter(isPictureId)
  const files = await storage.list(originals)
  const inParts = await storage.folders(`${site.id}/files`)
  const ids = [...new Set([...folders, ...files, ...inParts])].filter(isPictureId)
  let removed = 0
  for (let at = 0; at < ids.length; at += mostAtOnce) {
    const unknown = await withoutRow(services, site.id, ids.slice(at, at + mostAtOnce))
    const old: string[] = []
    for (const id of unknown) if (await isOld(services, site, await filesOf(services, site.id, id))) old.push(id)
    removed += await removeStrays(services, site.id, old)
  }
  const ofParts = inParts.map((id) => partsFolder(site.id, id))
  for (const folder of [originals, ...folders.map((id) => `${site.id}/${id}`), ...ofParts])
    removed += await removeUnfinished(services, site, folder)
  return removed
}

/** Keys of all stored files of an image. */
async function filesOf({ storage }: Services, siteId: number, id: string): Promise<string[]> {
  const { folder, original } = placeOf({ site: { id: siteId } }, { id, file: null, shipped: null, contentType: '' })
  const folders = [folder, partsFolder(siteId, id)]
  const within = await Promise.all(
    folders.map(async (folder) => (await storage.list(folder)).map((name) => `${folder}/${name}`)),
  )
  return [original, ...within.flat()]
}

async function isOld({ storage, now }: Services, site: SiteFiles, keys: string[]): Promise<boolean> {
  const times = (await Promise.all(keys.map((key) => storage.writtenAt(key)))).flatMap((time) => time ?? [])
  const settled = now().getTime() - settledAfter
  return times.every((time) => time.getTime() < settled && time > site.created_at)
}

async function removeUnfinished(services: Services, site: SiteFiles, folder: string): Promise<number> {
  const { storage } = services
  let removed = 0
  for (const name of await storage.list(folder)) {
    const key = `${folder}/${name}`
    if (!name.endsWith(unfinished) || !(await isOld(services, site, [key]))) continue
    await storage.remove(key)
    removed++
  }
  return removed
}

/**
 * Removes the files of those images that have no row, once no upload of the site is between its files and its row.
 * @returns how many images that were
 */
export async function removeStrays(services: Services, siteId: number, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  return services.database.inTransaction(siteId, async (db) => {
    await holdOffUploads(db, siteId)
    const strays = await withoutRow(services, siteId, ids, db)
    for (const id of strays) await removeFiles(services.storage, siteId, id)
    return strays.length
  })
}

async function withoutRow(
  { database }: Services,
  siteId: number,
  ids: string[],
  db = database.forSite(siteId),
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`
      select coalesce(file, id) as id from ${media}
      where site_id = ${siteId}
        and ((id = any(${sql.param(ids)}::text[]) and file is null) or file = any(${sql.param(ids)}::text[]))
      union all
      select id from uploads where site_id = ${siteId} and id = any(${sql.param(ids)}::text[])`,
  )
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
