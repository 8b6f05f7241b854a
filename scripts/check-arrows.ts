// Imports may only point the way that docs/architecture.md draws.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A folder, and what it may import from besides itself. The longest matching folder counts. */
const allowed: Record<string, string[]> = {
  'src/shared': [],
  'src/client': ['src/shared'],
  'src/ui': ['src/shared', 'src/client'],
  'src/sections': ['src/shared', 'src/client', 'src/ui'],
  'src/storefront': ['src/shared', 'src/client', 'src/ui', 'src/sections'],
  'src/admin': ['src/shared', 'src/client', 'src/ui', 'src/sections'],
  'src/starters': ['src/shared'],
  'src/server/platform': ['src/shared'],
  'src/server/modules': ['src/shared', 'src/sections', 'src/starters', 'src/server/platform'],
  'src/server/pages': [
    'src/shared',
    'src/client',
    'src/ui',
    'src/sections',
    'src/storefront',
    'src/server/platform',
    'src/server/modules',
  ],
  'src/server': ['src'],
  src: ['src'],
}

const folders = Object.keys(allowed).sort((a, b) => b.length - a.length)
const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`))

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

/** Another module or section is used through what its index gives, never through its inside. */
function reachesInside(file: string, target: string): boolean {
  const module = /^src\/server\/modules\/([^/]+)\//
  const own = module.exec(file)?.[1]
  const other = module.exec(target)?.[1]
  return other !== undefined && own !== other && !/\/index\.ts$/.test(target)
}

const faults: string[] = []
for (const file of filesIn('src')) {
  const from = folderOf(file)
  for (const target of importsOf(file)) {
    const to = folderOf(target)
    const free = from === to || (from && to && allowed[from]?.some((folder) => to.startsWith(folder)))
    if (!free) faults.push(`${file} -> ${target}: ${from} may not import from ${to}`)
    if (reachesInside(file, target)) faults.push(`${file} -> ${target}: a module is used through its index.ts`)
  }
}

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exit(1)
}
