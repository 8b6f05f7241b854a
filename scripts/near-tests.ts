import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { besides } from './near-rooms.ts'

/** A room is the nearest of these folders around a file, else the file's own folder. Tests stand in the room of what they test. */
const rooms = [
  'src/server/modules/*/*',
  'src/server/platform/*',
  'src/shared/*/*',
  'src/sections/*',
  'src/{admin,features,shared,ui,client,server}/*',
]

/** For each file the files that import it; paths from the root. */
export type Importers = Map<string, Set<string>>

export const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Whether a file that is no test is named by one of the globs: a test says nothing of the tests beside it. */
export const touches = (changed: readonly string[], globs: readonly string[]) =>
  changed.some((file) => !isTest(file) && globs.some((glob) => path.matchesGlob(file, glob)))

/** Rows of near-rooms.ts that name one of these files. */
export const besidesOf = (changed: readonly string[]) => besides.filter(({ of }) => touches(changed, of))

/** Tests in the rooms of these files, and what near-rooms.ts names besides. */
export function testsOfRooms(changed: readonly string[]): string[] {
  const found = [...testsAround(changed, 'and below'), ...besidesOf(changed).flatMap(({ tests }) => globSync(tests))]
  return [...new Set(found)]
}

/**
 * `testsOfRooms`, and those that a change reaches at one step further: tests that import a changed file, or a file of its room that
 * imports it, tests in the rooms of such importers, and in those that share a call's contract with it, as a screen does with the
 * module that answers it.
 */
export function testsReached(changed: readonly string[], importers: Importers): string[] {
  const reached = new Set(changed)
  // Walking a set also visits what is added meanwhile.
  for (const file of reached)
    for (const importer of importersOf(file)) if (roomOf(importer) === roomOf(file)) reached.add(importer)
  const contracts = [...importers].filter(
    ([file, by]) => file.endsWith('.contract.ts') && [...by].some((importer) => reached.has(importer)),
  )
  const further = [...[...reached].flatMap(importersOf), ...contracts.flatMap(([, by]) => [...by])]
  return [...new Set([...testsOfRooms(changed), ...testsAround(further)])]

  function importersOf(file: string): string[] {
    return [...(importers.get(file) ?? [])]
  }
}

export function readImporters(): Importers {
  const importers: Importers = new Map()
  for (const file of globSync('{src,tests}/**/*.{ts,tsx}'))
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)) {
      const imported = path.join(path.dirname(file), specifier)
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file))
    }
  return importers
}

/** These files where they are tests, and the tests in the rooms of the others. Some files stand above rooms: `below` takes those too. */
function testsAround(files: readonly string[], below?: 'and below'): string[] {
  const others = files.filter((file) => file.startsWith('src/') && !isTest(file))
  const inRooms = [...new Set(others.map(roomOf))].flatMap((room) =>
    globSync(`${room}/${below || isRoom(room) ? '**/' : ''}*.test.{ts,tsx}`),
  )
  return [...files.filter((file) => isTest(file) && existsSync(file)), ...inRooms]
}

const isRoom = (folder: string) => rooms.some((room) => path.matchesGlob(folder, room))

function roomOf(file: string): string {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) if (isRoom(folder)) return folder
  return path.dirname(file)
}
