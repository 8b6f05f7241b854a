import { cut } from '../../../../shared/text.ts'
import { anyOf } from '../../../platform/any-of.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { products } from '../products/index.ts'

/** Addresses that new products of a file have so far, and the last number that each address was given with. */
export type Addresses = { paths: Set<string>; numbers: Map<string, number> }

export const noAddresses = (): Addresses => ({ paths: new Set(), numbers: new Map() })

/** `isFixed`: it is this address or none. */
type Asked = { path: string; isFixed: boolean }

type Known = { taken: ReadonlySet<string>; used: Addresses }

/** Numbers that are looked up at once: at first, and at most. */
const numbersAtOnce = { first: 20, most: 10_000 }

/**
 * Addresses for new products, in the order given: as they are asked for, or with the first number that is free in the shop and in the file.
 * @param known `taken`: those of `asked` that products of the shop have
 * @returns undefined for one that is fixed and taken
 */
export async function freePaths(ctx: Ctx, asked: Asked[], { taken, used }: Known): Promise<(string | undefined)[]> {
  const paths: (string | undefined)[] = []
  for (const { path, isFixed } of asked) {
    const isTaken = taken.has(path) || used.paths.has(path)
    const free = !isTaken ? path : isFixed ? undefined : await numberedPath(ctx, path, used)
    if (free !== undefined) used.paths.add(free)
    paths.push(free)
  }
  return paths
}

async function numberedPath(ctx: Ctx, path: string, { paths, numbers }: Addresses): Promise<string> {
  let number = (numbers.get(path) ?? 1) + 1
  for (let some = numbersAtOnce.first; ; some = Math.min(some * 2, numbersAtOnce.most)) {
    const candidates = Array.from({ length: some }, (_, at) => `${cut(path, 110)}-${number + at}`)
    const inShop = await pathsInShop(ctx, candidates)
    const at = candidates.findIndex((one) => !inShop.has(one) && !paths.has(one))
    const free = candidates[at]
    if (free !== undefined) {
      numbers.set(path, number + at)
      return free
    }
    number += some
  }
}

async function pathsInShop(ctx: Ctx, candidates: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ path: products.path })
    .from(products)
    .where(inSite(ctx, products, anyOf(products.path, candidates)))
  return new Set(rows.map(({ path }) => path))
}
