import type { ProductStatus } from '../../../../shared/selling/catalogue/products-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Draft } from './reading/draft.ts'
import { fieldLabels } from './reading/fields.ts'
import type { RowFault } from './reading/row.ts'

type StatusAt = { stated: { status?: ProductStatus; publishAt?: string | null }; notes: RowFault[] }

/**
 * The status that a file states, by now: what was to be published at a time that has passed is published. Scheduled without a
 * time, a product of the shop stays as it is, and a new one is a draft, for it may be a secret.
 * @param before that of the shop's product
 */
export function statusAt(ctx: Ctx, { line, values: { status, publishAt } }: Draft, before?: ProductStatus): StatusAt {
  const isTimed = publishAt !== undefined && (before ?? 'SCHEDULED') === 'SCHEDULED'
  const wanted = status ?? (isTimed ? 'SCHEDULED' : undefined)
  if (wanted === undefined) return { stated: {}, notes: [] }
  if (wanted !== 'SCHEDULED') return { stated: { status: wanted, publishAt: null }, notes: [] }
  if (publishAt !== undefined) {
    const isDue = new Date(publishAt) <= ctx.now()
    return { stated: isDue ? { status: 'PUBLISHED', publishAt: null } : { status: wanted, publishAt }, notes: [] }
  }
  if (before) return { stated: {}, notes: [] }
  const text = 'It is scheduled without a time, so it is imported as a draft.'
  return { stated: { status: 'DRAFT' }, notes: [{ line, column: fieldLabels.status, text }] }
}
