import path from 'node:path'
import { z } from 'zod'
import { categoryDocument, productDocument } from './documents.ts'
import { faultOf, faultsOf, type Names } from './faults.ts'
import { readDocument } from './read-document.ts'
import type { StarterCategory, StarterProduct } from './starter.ts'

/** @throws StartError naming the file and the field, also for an unknown picture */
export async function readCategories(folder: string, pictures: Names): Promise<StarterCategory[]> {
  const tree = await readDocument(path.join(folder, 'categories.json'), z.array(categoryDocument), (tree) =>
    tree.flatMap(({ picture, children }, index) => [
      ...faultOf('picture', picture, pictures, [index, 'picture']),
      ...children.flatMap((child, place) =>
        faultOf('picture', child.picture, pictures, [index, 'children', place, 'picture']),
      ),
    ]),
  )
  return tree.flatMap(({ children, ...category }) => [
    category,
    ...children.map((child) => ({ ...child, parent: category.path })),
  ])
}

/**
 * Reads products in the order of a new shop's lists, taking one of each file in turn.
 * @throws StartError naming the file and the field, also for an unknown picture or category
 */
export async function readProducts(
  folder: string,
  files: string[],
  pictures: Names,
  categories: Names,
): Promise<StarterProduct[]> {
  const faultsIn = (products: StarterProduct[]) =>
    products.flatMap((product, index) => [
      ...faultsOf('category', product.categories, categories, [index, 'categories']),
      ...faultsOf('picture', product.pictures, pictures, [index, 'pictures']),
    ])
  const read = (name: string) =>
    readDocument(path.join(folder, 'products', `${name}.json`), z.array(productDocument), faultsIn)
  return takeTurns(await Promise.all(files.map(read)))
}

function takeTurns<T>(families: T[][]): T[] {
  const rounds = Math.max(0, ...families.map((family) => family.length))
  return Array.from({ length: rounds }, (_, round) =>
    families.flatMap((family) => family.slice(round, round + 1)),
  ).flat()
}
