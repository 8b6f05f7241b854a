// Imports may only point the way that docs/architecture.md draws, between folders and between the rooms inside them.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A folder or file, and what it may import from besides itself. The longest match counts. */
const allowed: Record<string, string[]> = {
  'src/shared': [],
  'src/words': ['src/shared'],
  'src/client': ['src/shared'],
  'src/ui': ['src/shared', 'src/client'],
  'src/sections/define': ['src/shared', 'src/client', 'src/ui'],
  'src/features': ['src/shared', 'src/client', 'src/ui', 'src/sections/define'],
  'src/sections': ['src/shared', 'src/client', 'src/ui', 'src/sections/define', 'src/features'],
  'src/storefront': ['src/shared', 'src/words', 'src/client', 'src/ui', 'src/features', 'src/sections'],
  // The admin's layers: app -> screens -> fields -> ui. Only main.tsx starts the app.
  'src/admin/main.tsx': ['src/client', 'src/admin'],
  'src/admin/app': ['src/shared', 'src/client', 'src/ui', 'src/admin'],
  'src/admin': [
    'src/shared',
    'src/client',
    'src/ui',
    'src/features',
    'src/sections',
    'src/admin/ui',
    'src/admin/fields',
  ],
  'src/admin/fields': ['src/shared', 'src/client', 'src/ui', 'src/sections', 'src/admin/ui'],
  'src/admin/ui': ['src/shared', 'src/client', 'src/ui'],
  'src/server/platform': ['src/shared'],
  'src/server/modules': ['src/shared', 'src/sections', 'src/server/platform'],
  // A separate process that no other code loads.
  'src/server/modules/content/media/encoder': ['src/shared', 'src/server/platform', 'src/server/modules'],
  'src/server/modules/selling/invoices/printer': ['src/shared', 'src/server/platform'],
  'src/server/render': [
    'src/shared',
    'src/client',
    'src/ui',
    'src/features',
    'src/sections',
    'src/storefront',
    'src/server/platform',
    'src/server/modules',
  ],
  'src/server': ['src'],
  src: ['src'],
}

/** A contract lies beside the module that implements it; callers may import it. */
const contracts = { file: /\.contract\.ts$/, mayImport: /^src\/shared\/|\.contract\.ts$/ }

/** Texts of a module that lie beside its contract, each kind gathered in one file. */
const texts = [
  { file: /\.refusals\.ts$/, gatheredBy: 'src/shared/api/refusals.ts' },
  { file: /\.acts\.ts$/, gatheredBy: 'src/shared/running/acts.ts' },
]
const textsOf = (file: string) => texts.find((kind) => kind.file.test(file))

/** Inside these folders no two rooms may need each other, not even through a third. */
const moduleRoom = /^(src\/server\/modules\/[^/]+\/[^/]+)\//
const rooms = [moduleRoom, /^(src\/admin\/[^/]+)\//]

/** Here a module is used through its index alone. Programs that a role or command starts may load one file of a module. */
const doors = { callers: /^src\/server\/(modules|render)\//, door: /\/index\.ts$/ }

/**
 * The wings of the server's modules are layers: a file needs those of its own layer and of lower ones, whether it lies in a module or
 * beside the modules of a wing. Files above the wings are for all.
 */
const wing = /^src\/server\/modules\/([^/]+)\//
const layers = [['over'], ['sites'], ['selling'], ['people', 'content'], ['ground']]
const layerOf = (file: string) => layers.findIndex((wings) => wings.includes(wing.exec(file)?.[1] ?? ''))

/** Libraries that read what strangers made; only there, where they may bring the process down. */
const confined = { library: /from '(sharp|@libpdf\/core)'/, room: /^src\/server\/modules\/content\/media\/encoder\// }

const folders = Object.keys(allowed).sort((a, b) => b.length - a.length)
const folderOf = (file: string) => folders.find((folder) => file === folder || file.startsWith(`${folder}/`))

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
  return [...found].map(([, target = '']) => path.join(path.dirname(file), target))
}

const faults: string[] = []
const needs = new Map<string, Map<string, string>>()
const imports = new Map<string, string[]>()
for (const file of filesIn('src')) {
  const from = folderOf(file)
  if (confined.library.test(readFileSync(file, 'utf8')) && !confined.room.test(file))
    faults.push(`${file} -> sharp or @libpdf/core: what strangers made is read by the encoder's process alone`)
  imports.set(file, importsOf(file))
  for (const target of imports.get(file) ?? []) {
    const to = folderOf(target)
    if (contracts.file.test(file)) {
      if (!contracts.mayImport.test(target)) faults.push(`${file} -> ${target}: a contract imports only src/shared`)
      continue
    }
    if (contracts.file.test(target)) continue
    if (textsOf(file)) {
      if (!target.startsWith('src/shared/')) faults.push(`${file} -> ${target}: texts import only src/shared`)
      continue
    }
    const gathered = textsOf(target)
    if (gathered) {
      if (file !== gathered.gatheredBy) faults.push(`${file} -> ${target}: it is read in ${gathered.gatheredBy}`)
      continue
    }
    const isAllowed = from === to || (from && to && allowed[from]?.some((folder) => `${to}/`.startsWith(`${folder}/`)))
    if (!isAllowed) faults.push(`${file} -> ${target}: ${from} may not import from ${to ?? path.dirname(target)}`)
    if (wing.test(target) && layerOf(file) > layerOf(target))
      faults.push(`${file} -> ${target}: ${wing.exec(target)?.[1]} is a layer above ${wing.exec(file)?.[1]}`)
    const used = moduleRoom.exec(target)?.[1]
    if (used && used !== moduleRoom.exec(file)?.[1] && doors.callers.test(file) && !doors.door.test(target))
      faults.push(`${file} -> ${target}: ${used} is used through its index.ts`)
    for (const room of rooms) {
      const own = room.exec(file)?.[1]
      const other = room.exec(target)?.[1]
      if (!own || !other || own === other) continue
      const known = needs.get(own) ?? new Map<string, string>()
      needs.set(own, known.set(other, `${file} -> ${target}`))
    }
  }
}

/** A way from `room` back to `start`, as the imports that make it. */
function wayBack(start: string, room: string, seen: Set<string>): string[] | undefined {
  for (const [next, arrow] of needs.get(room) ?? []) {
    if (next === start) return [arrow]
    if (seen.has(next)) continue
    seen.add(next)
    const rest = wayBack(start, next, seen)
    if (rest) return [arrow, ...rest]
  }
  return undefined
}

for (const room of [...needs.keys()].sort()) {
  const circle = wayBack(room, room, new Set())
  if (circle) faults.push(`${room} needs itself:\n  ${circle.join('\n  ')}`)
}

/** Files on the way that is being followed, and those from which no way leads back. */
const way: string[] = []
const done = new Set<string>()

function follow(file: string): void {
  if (done.has(file)) return
  const at = way.indexOf(file)
  if (at >= 0) {
    faults.push(`files need each other:\n  ${way.slice(at).join('\n  ')}`)
    return
  }
  way.push(file)
  for (const target of imports.get(file) ?? []) follow(target)
  way.pop()
  done.add(file)
}

for (const file of imports.keys()) follow(file)

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exit(1)
}
