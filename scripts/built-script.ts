// The storefront's built islands: which files a browser loads for each, and their compressed bytes.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

type Chunk = { file: string; name?: string; imports?: string[] }

export type BuiltScript = {
  /** The islands' names. */
  islands: string[]
  /** Bytes that these islands load together, beyond what every page with an island has. */
  ownBytes: (islands: Iterable<string>) => number
}

const client = 'dist/client'
const suffix = '.island'

/** Reads the build's list of files; `npm run build` comes first. */
export function readBuiltScript(): BuiltScript {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'))
  const sources = new Map(
    Object.entries(chunks).flatMap(([source, { name }]) =>
      name?.endsWith(suffix) ? [[name.slice(0, -suffix.length), source] as const] : [],
    ),
  )
  const ofEveryPage = filesOf(chunks, 'src/storefront/start.ts')
  return {
    islands: [...sources.keys()],
    ownBytes(islands) {
      const own = new Set<string>()
      for (const name of islands) {
        const source = sources.get(name)
        if (!source) throw new Error(`the build has no island ${name}`)
        for (const file of filesOf(chunks, source)) if (!ofEveryPage.has(file)) own.add(file)
      }
      return [...own].reduce((sum, file) => sum + bytesOf(file), 0)
    },
  }
}

function filesOf(chunks: Record<string, Chunk>, source: string, found = new Set<string>()): Set<string> {
  const chunk = chunks[source]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const name of chunk.imports ?? []) filesOf(chunks, name, found)
  return found
}

/** As it travels: what the build has compressed, else as small as the server would make it. */
function bytesOf(file: string): number {
  const plain = path.join(client, file)
  return statSync(`${plain}.br`, { throwIfNoEntry: false })?.size ?? brotliCompressSync(readFileSync(plain)).length
}
