import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Storage } from '../../../platform/storage.ts'
import { fileOf, firstVariant } from './variant.ts'
import type { Place } from './variants.ts'

/** Advisory locks of this kind; their second number is the site. */
const uploads = 4_711_2016

/**
 * Says, until the transaction ends, that it writes files of a picture whose row nobody else can see yet. The lock ends with a
 * process that is killed, so what it left behind is told from what is under way without any clock.
 */
export const holdUploads = (db: Db, siteId: number) => lock(db, sql`pg_advisory_xact_lock_shared`, siteId)

/** Waits until no upload of the site is between its files and its row, and keeps others waiting until the transaction ends. */
export const holdOffUploads = (db: Db, siteId: number) => lock(db, sql`pg_advisory_xact_lock`, siteId)

async function lock(db: Db, how: SQL, siteId: number): Promise<void> {
  await db.execute(sql`select ${how}(${uploads}::integer, ${siteId}::integer)`)
}

/** What is stored of a picture when it comes in. */
export async function writeFirst(
  storage: Storage,
  place: Place,
  { bytes, first }: { bytes: Uint8Array; first: Uint8Array },
): Promise<void> {
  await storage.write(place.original, bytes)
  await storage.write(`${place.folder}/${fileOf(firstVariant)}`, first)
}
