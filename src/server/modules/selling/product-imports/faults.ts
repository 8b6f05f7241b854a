import type { z } from 'zod'
import type { Refusal } from '../../../platform/refusal.ts'
import type { Draft } from './reading/draft.ts'
import { fieldLabels } from './reading/fields.ts'
import type { RowFault } from './reading/row.ts'

/** Columns of fields whose names differ. */
const columnNames: Record<string, string> = {
  brandId: fieldLabels.brand,
  categoryIds: fieldLabels.categories,
  complementIds: fieldLabels.complements,
  options: 'Options',
  facts: 'Attributes',
  media: fieldLabels.pictures,
  weight: fieldLabels['weight.g'],
  length: fieldLabels['length.mm'],
  width: fieldLabels['width.mm'],
  height: fieldLabels['height.mm'],
}

const columnOf = (name: PropertyKey | undefined): string => {
  const text = String(name ?? '')
  return columnNames[text] ?? fieldLabels[text as keyof typeof fieldLabels] ?? ''
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>

/**
 * Faults of a product, by the rows of its file.
 * @param lines those of the checked variants; a variant that is not in the file has that of the product
 */
export function faultsOf(
  draft: Draft,
  issues: Issue[],
  lines: (number | undefined)[] = draft.variants.map(({ line }) => line),
): RowFault[] {
  const faults = issues.map(({ path, message }) => {
    const isVariant = path[0] === 'variants' && typeof path[1] === 'number'
    const line = isVariant ? lines[Number(path[1])] : undefined
    return { line: line ?? draft.line, column: columnOf(isVariant ? path[2] : path[0]), text: message }
  })
  return faults.filter((fault, at) => faults.findIndex((other) => isSame(other, fault)) === at)
}

const isSame = (one: RowFault, other: RowFault) =>
  one.line === other.line && one.column === other.column && one.text === other.text

/** Like `faultsOf`, of a refusal. */
export function refusedFaults(draft: Draft, { faults, message }: Refusal): RowFault[] {
  if (faults.length === 0) return [{ line: draft.line, column: '', text: message }]
  const issues = faults.map(({ field = '', defaultMessage }) => ({
    path: field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    message: defaultMessage,
  }))
  return faultsOf(draft, issues)
}
