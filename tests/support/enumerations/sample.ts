import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Route } from '../../../src/server/platform/http/route.ts'
import { changedSince, whenRaised } from './changes.ts'
import { sampleSeed } from './sample-seed.ts'

/** Whether this is `npm test`, which takes a part of what `npm run test:deep` and a test run by its name take whole. */
export const isGate = process.env.HAAT_TESTS === 'gate'

/** In the gate a part (`partOf`), all of them otherwise. */
export function sampleOf<T>(all: readonly T[], nameOf: (one: T) => string, every: number): T[] {
  return isGate ? partOf(all, nameOf, every) : [...all]
}

/** One in `every`, chosen by name and seed and therefore the same on every machine, and never none. */
export function partOf<T>(all: readonly T[], nameOf: (one: T) => string, every: number): T[] {
  const ranked = all.map((one) => ({ one, rank: rankOf(nameOf(one)) })).toSorted((a, b) => a.rank - b.rank)
  return ranked.slice(0, Math.ceil(all.length / every)).map(({ one }) => one)
}

/** Repetitions of a race: fewer in the gate. */
export function timesOf({ gate, deep }: { gate: number; deep: number }): number {
  return isGate ? gate : deep
}

/** In the gate every `every`-th, beginning one later each turn, so that `every` turns together take all. */
export function turnOf<T>(all: readonly T[], turn: number, every: number): T[] {
  return isGate ? all.filter((_, index) => (index + turn) % every === 0) : [...all]
}

/** Samples routes the same way, and adds each whose contract changed since the seed was raised. */
export function sampleOfRoutes<T extends { name: string; route: Route }>(all: readonly T[], every: number): T[] {
  const chosen = new Set(sampleOf(all, ({ name }) => name, every))
  const changed = isGate ? changedContracts() : []
  const named = ({ path }: Route) => changed.some((contract) => contract.includes(`'${path}'`))
  return all.filter((one) => chosen.has(one) || named(one.route))
}

const rankOf = (name: string) => createHash('sha256').update(`${sampleSeed} ${name}`).digest().readUInt32BE()

/** Texts of the contracts that differ from when the seed was raised; none where git does not know. */
function changedContracts(): string[] {
  const raised = whenRaised()
  if (!raised) return []
  const contracts = changedSince(raised).filter((file) => file.endsWith('.contract.ts') && existsSync(file))
  return contracts.map((file) => readFileSync(file, 'utf8'))
}
