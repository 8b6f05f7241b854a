import { asc, eq } from 'drizzle-orm'
import {
  type CheckedField,
  type CheckedFieldChange,
  type CustomField,
  type CustomOwner,
  filterableTypes,
  mostFields,
  needsChoices,
} from '../../../../shared/selling/catalogue/custom-fields.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { customFieldsTag } from '../tags.ts'
import { customFields } from './custom-fields.tables.ts'
import { countValuesLater } from './field-values.ts'

/** Every field of the site, archived ones included, in the owner's order. */
export async function listCustomFields(ctx: Ctx): Promise<CustomField[]> {
  const rows = await ctx.db
    .select()
    .from(customFields)
    .where(inSite(ctx, customFields))
    .orderBy(asc(customFields.position), asc(customFields.id))
  return rows.map(({ id, archivedAt, isFilterable, siteId: _, position: __, ...row }) => ({
    ...row,
    ...{ _id: id, filterable: isFilterable, archived: archivedAt !== null },
  }))
}

/** @throws Refusal `customField.most` */
export function createCustomField(ctx: Ctx, { filterable, ...input }: CheckedField): Promise<string> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, 'custom fields')
    const own = inSite(ctx, customFields, eq(customFields.owner, input.owner))
    const known = await ctx.db.select({ position: customFields.position }).from(customFields).where(own)
    if (known.length >= mostFields) throw refusal('customField.most', { limit: mostFields })
    const position = Math.max(-1, ...known.map(({ position }) => position)) + 1
    const [added] = await ctx.db
      .insert(customFields)
      .values({ ...input, position, isFilterable: filterable })
      .returning({ id: customFields.id })
    if (!added) throw new Error('the field was not made')
    await announce(ctx, customFieldsTag)
    return added.id
  })
}

/** @throws Refusal `customField.gone`, `customField.stale`, `customField.definition` naming the field that does not fit its type */
export function changeCustomField(ctx: Ctx, id: string, input: CheckedFieldChange): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const own = inSite(ctx, customFields, eq(customFields.id, id))
    const [before] = await ctx.db.select().from(customFields).where(own).for('no key update')
    if (!before) throw refusal('customField.gone')
    const { archived, revision, filterable, ...definition } = input
    if (before.revision !== revision) throw refusal('customField.stale')
    if (needsChoices(before.type) && definition.choices.length === 0)
      throw refusal('customField.definition', { field: 'choices' })
    if (filterable && !filterableTypes.includes(before.type))
      throw refusal('customField.definition', { field: 'filterable' })
    const archivedAt = archived ? (before.archivedAt ?? ctx.now()) : null
    await ctx.db
      .update(customFields)
      .set({ ...definition, isFilterable: filterable, archivedAt, revision: revision + 1 })
      .where(own)
    const isCounted = filterable && !archived
    if (isCounted !== (before.isFilterable && before.archivedAt === null)) await countValuesLater(ctx, id)
    await announce(ctx, customFieldsTag)
  })
}

/** @throws Refusal `customField.stale` if `ids` are not exactly the owner type's fields */
export function orderCustomFields(ctx: Ctx, owner: CustomOwner, ids: string[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const rows = await ctx.db
      .select({ id: customFields.id })
      .from(customFields)
      .where(inSite(ctx, customFields, eq(customFields.owner, owner)))
      .orderBy(customFields.id)
      .for('no key update')
    if (rows.length !== ids.length || rows.some(({ id }) => !ids.includes(id))) throw refusal('customField.stale')
    for (const [position, id] of ids.entries())
      await ctx.db
        .update(customFields)
        .set({ position })
        .where(inSite(ctx, customFields, eq(customFields.id, id)))
    await announce(ctx, customFieldsTag)
  })
}
