import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import '../../../../shared/api/plain-faults.ts'
import { StartError } from '../../../platform/config.ts'
import type { Fault } from './faults.ts'

/** Folder of all starters. */
export const folder = 'starters'

/**
 * Reads and validates a JSON file.
 * @param faultsIn further checks
 * @throws StartError naming the file and each faulty field
 */
export async function readDocument<S extends z.ZodType>(
  file: string,
  schema: S,
  faultsIn: (document: z.output<S>) => Fault[] = () => [],
): Promise<z.output<S>> {
  const found = schema.safeParse(await readJson(file))
  const faults = found.success ? faultsIn(found.data) : found.error.issues
  if (found.success && faults.length === 0) return found.data
  throw new StartError(faults.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`).join('\n'))
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new StartError(`${file}: ${(error as Error).message}`)
  }
}

/** JSON files of a folder by name; none if the folder does not exist. */
export async function listDocuments(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name))
}
