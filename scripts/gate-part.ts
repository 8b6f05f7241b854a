import { globSync } from 'node:fs'
import path from 'node:path'
import { partOf } from '../tests/support/enumerations/sample.ts'
import { besidesOf, type Importers, isTest, readImporters, testsReached, touches } from './near-tests.ts'

/** Files of tests and of journeys, and whether the kills amid checkouts are left out too. */
export type LeftOut = { tests: string[]; journeys: string[]; kills: boolean }

/** One in so many files is taken wherever nothing changed. */
const oneIn = { tests: 4, journeys: 3 }

/** All tests are built, run or filled with these: nothing is left out once one changed. */
const everywhere = ['package*.json', '*.config.ts', 'scripts/**', 'db/**', 'tests/support/{setup,database,app}.ts']

/** Sources of the pages that visitors see, and of the admin. */
const visitors = [
  'src/{sections,ui,features,client,storefront,server/render}/**',
  'starters/**',
  'tests/e2e/support/**',
]
const owners = ['src/{admin,ui}/**', 'tests/e2e/support/**']
const server = ['src/server/**']

/**
 * Leaves out all tests on a database and all journeys but a sample and what is near a change.
 * @param changed files since the whole was passed; nothing is left out where they are not known
 */
export function leftOutAfter(changed: readonly string[] | undefined, importers = readImporters()): LeftOut {
  if (!changed || touches(changed, everywhere)) return { tests: [], journeys: [], kills: false }
  const nearTests = [
    ...testsReached(changed, importers),
    ...(touches(changed, server) ? globSync('tests/{contract,security,tenancy}/*.test.ts') : []),
    ...(touches(changed, visitors) ? globSync('tests/pages/*.test.ts') : []),
  ]
  const journeys = globSync('tests/e2e/*.spec.ts').toSorted()
  const nearJourneys = [
    ...changed,
    ...besidesOf(changed).flatMap(({ journeys }) => globSync(journeys)),
    ...journeys.filter((file) => touches(changed, path.basename(file).startsWith('owning') ? owners : visitors)),
  ]
  return {
    tests: notTaken(testsOnDatabase(importers), oneIn.tests, nearTests),
    journeys: notTaken(journeys, oneIn.journeys, nearJourneys),
    kills: !touches(changed, server),
  }
}

function notTaken(all: string[], oneIn: number, near: string[]): string[] {
  const taken = new Set([...partOf(all, (file) => file, oneIn), ...near])
  return all.filter((file) => !taken.has(file))
}

/** Tests whose imports lead to `testApp`. All others together take less than a minute. */
function testsOnDatabase(importers: Importers): string[] {
  const leading = new Set(['tests/support/app.ts'])
  for (const file of leading) for (const importer of importers.get(file) ?? []) leading.add(importer)
  return [...leading].filter(isTest).toSorted()
}
