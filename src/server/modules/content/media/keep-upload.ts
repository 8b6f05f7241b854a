import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Storage } from '../../../platform/storage.ts'
import { fileOf, firstVariant } from './variant.ts'
import type { Place } from './variants.ts'

/** Namespace of these advisory locks; the second key is the site. */
const uploads = 4_711_2016

/**
 * Marks, until the transaction ends, that files are being written whose row is not yet visible. The database releases the lock
 * if the process dies, so leftovers can be told from uploads in progress without a clock.
 */
export const holdUploads = (db: Db, siteId: number) => lock(db, sql`pg_advisory_xact_lock_shared`, siteId)

/** Waits until no upload of the site is between its files and its row, and blocks new ones until the transaction ends. */
export const holdOffUploads = (db: Db, siteId: number) => lock(db, sql`pg_advisory_xact_lock`, siteId)

async function lock(db: Db, how: SQL, siteId: number): Promise<void> {
  await db.execute(sql`select ${how}(${uploads}::integer, ${siteId}::integer)`)
}

/** Stores the original and the first variant of a new image. */
export async function writeFirst(
  storage: Storage,
  place: Place,
  { bytes, first }: { bytes: Uint8Array; first: Uint8Array },
): Promise<void> {
  await storage.write(place.original, bytes)
  await storage.write(`${place.folder}/${fileOf(firstVariant)}`, first)
}
