import type { z } from 'zod'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { parsed } from '../../../platform/refusal.ts'
import { type ImportedCategory, importedCategory } from './categories.schema.ts'
import { type AddedCategory, createCategories } from './categories.ts'
import { categoryIdsAt } from './membership.ts'

/** Like `importCategories`, for one category. */
export async function importCategory(ctx: Ctx, input: ImportedCategory): Promise<AddedCategory> {
  const [added] = await importCategories(ctx, [input])
  if (!added) throw new Error(`the category ${input.path} was not added`)
  return added
}

/**
 * Adds a starter's categories; `parent` is a path, possibly of another category in `inputs`.
 * @returns them, parents before children
 * @throws Refusal `request.invalid`, `category.path` when it is taken, `category.notFound` for a parent
 */
export function importCategories(ctx: Ctx, inputs: ImportedCategory[]): Promise<AddedCategory[]> {
  return transaction(ctx, (ctx) =>
    addLevels(
      ctx,
      inputs.map((input) => parsed(importedCategory, input)),
    ),
  )
}

type Given = z.output<typeof importedCategory>

async function addLevels(ctx: Ctx, given: Given[]): Promise<AddedCategory[]> {
  const paths = new Set(given.map(({ path }) => path))
  const [later = [], now = []] = [true, false].map((waits) =>
    given.filter(({ parent }) => (parent !== undefined && paths.has(parent)) === waits),
  )
  // Only a cycle is left: adding it as one level is refused, because no parent exists.
  if (now.length === 0) return addLevel(ctx, later)
  const added = await addLevel(ctx, now)
  return [...added, ...(await addLevels(ctx, later))]
}

async function addLevel(ctx: Ctx, given: Given[]): Promise<AddedCategory[]> {
  const parents = [...new Set(given.flatMap(({ parent }) => parent ?? []))]
  const ids = parents.length > 0 ? await categoryIdsAt(ctx, parents, 'parent') : []
  const idAt = new Map(parents.map((path, index) => [path, ids[index]]))
  return createCategories(
    ctx,
    given.map(({ parent = '', ...category }) => ({
      ...category,
      sizeGuideId: null,
      custom: {},
      parentId: idAt.get(parent) ?? null,
    })),
  )
}
