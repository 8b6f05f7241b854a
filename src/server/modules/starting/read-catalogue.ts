import path from 'node:path'
import { z } from 'zod'
import { categoryDocument, productDocument } from './documents.ts'
import { type Fault, readDocument } from './read-document.ts'
import type { StarterCategory, StarterProduct } from './starter.ts'

type Names = { has: (name: string) => boolean }

/** @throws StartError naming the file and the field, also of a picture that there is not */
export async function readCategories(folder: string, pictures: Names): Promise<StarterCategory[]> {
  const tree = await readDocument(path.join(folder, 'categories.json'), z.array(categoryDocument), (tree) =>
    tree.flatMap(({ picture, children }, index) => [
      ...missing([picture], pictures, 'picture', [index, 'picture']),
      ...children.flatMap((child, place) =>
        missing([child.picture], pictures, 'picture', [index, 'children', place, 'picture']),
      ),
    ]),
  )
  return tree.flatMap(({ children, ...category }) => [
    category,
    ...children.map((child) => ({ ...child, parent: category.path })),
  ])
}

/**
 * The products of these files, in the order of a fresh shop's lists: each file gives one in turn.
 * @throws StartError naming the file and the field, also of a picture or a category that there is not
 */
export async function readProducts(
  folder: string,
  files: string[],
  pictures: Names,
  categories: Names,
): Promise<StarterProduct[]> {
  const faultsIn = (products: StarterProduct[]) =>
    products.flatMap((product, index) => [
      ...missing(product.categories, categories, 'category', [index, 'categories']),
      ...missing(product.pictures, pictures, 'picture', [index, 'pictures']),
    ])
  const families = await Promise.all(
    files.map((name) => readDocument(path.join(folder, 'products', `${name}.json`), z.array(productDocument), faultsIn)),
  )
  return takeTurns(families)
}

function takeTurns<T>(families: T[][]): T[] {
  const rounds = Math.max(0, ...families.map((family) => family.length))
  return Array.from({ length: rounds }, (_, round) => families.flatMap((family) => family.slice(round, round + 1))).flat()
}

export function missing(names: string[], known: Names, kind: string, path: PropertyKey[]): Fault[] {
  return names.flatMap((name, index) =>
    known.has(name) ? [] : [{ path: names.length > 1 ? [...path, index] : path, message: noSuch(kind, name) }],
  )
}

export function noSuch(kind: string, name: string): string {
  return `There is no ${kind} "${name}".`
}
