import { cut } from '../../../../shared/text.ts'
import type { Draft } from './reading/draft.ts'
import { fieldLabels } from './reading/fields.ts'
import type { Known } from './reading/known.ts'
import type { RowFault } from './reading/row.ts'

/**
 * The size guide that a file names. If several guides share the title, the product keeps its own.
 * @param held id of the product's guide
 * @returns no guide if the file names none, and a fault if the title is ambiguous
 */
export function statedGuide(
  { line, values: { sizeGuideIds = [] } }: Draft,
  { sizeGuides }: Known,
  held: string | null = null,
): { stated: { sizeGuideId?: string }; faults: RowFault[] } {
  if (held !== null && sizeGuideIds.includes(held)) return { stated: { sizeGuideId: held }, faults: [] }
  const [sizeGuideId, another] = sizeGuideIds
  if (sizeGuideId === undefined) return { stated: {}, faults: [] }
  if (another === undefined) return { stated: { sizeGuideId }, faults: [] }
  const title = cut(sizeGuides.find(({ id }) => id === sizeGuideId)?.title ?? '', 40)
  const text = `Several size guides are called “${title}”. Give each a title of its own first.`
  return { stated: {}, faults: [{ line, column: fieldLabels.sizeGuide, text }] }
}
