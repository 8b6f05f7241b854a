import type { Storage } from './store.ts'
import { unfinished } from './store.ts'

const copiedAtOnce = 4

export type Copied = { copied: number; there: number }

/**
 * Copies every file that the target lacks. Idempotent: a file never changes under its key, so existing ones are skipped without
 * reading. Run again after an interruption, or if files were added meanwhile.
 * @param onFolder called after each folder
 */
export async function copyFiles(from: Storage, to: Storage, onFolder: (sum: Copied) => void): Promise<Copied> {
  const sum: Copied = { copied: 0, there: 0 }
  const waiting = ['/']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const inside = (name: string) => (folder === '/' ? name : `${folder}/${name}`)
    waiting.push(...(await from.folders(folder)).map(inside))
    const there = new Set(await to.list(folder))
    const files = (await from.list(folder)).filter((name) => !name.endsWith(unfinished))
    const missing = files.filter((name) => !there.has(name)).map(inside)
    for (let at = 0; at < missing.length; at += copiedAtOnce)
      await Promise.all(missing.slice(at, at + copiedAtOnce).map((key) => copy(from, to, key)))
    sum.copied += missing.length
    sum.there += files.length - missing.length
    onFolder(sum)
  }
  return sum
}

/** A file deleted meanwhile is skipped. */
async function copy(from: Storage, to: Storage, key: string): Promise<void> {
  const bytes = await from.read(key)
  if (bytes) await to.write(key, bytes)
}
