import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alikeForm } from '../../../../shared/text.ts'
import { nilUuid } from '../../../../shared/uuid.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import type { SiteScope } from '../../../platform/db.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { withFreshPlan } from '../../../platform/statements.ts'
import { inSite } from '../../../platform/table.ts'
import { customFieldsTag } from '../tags.ts'
import { alikeValues, customFields, productFieldValues } from './custom-fields.tables.ts'

/**
 * Updates the filterable values of these products and their variants, in the transaction that changed them. The tables belong to
 * modules above.
 */
export async function putFieldValues(ctx: Ctx, productIds: string[]): Promise<void> {
  const ids = sql`any(${sql.param(productIds)}::uuid[])`
  await ctx.db
    .delete(productFieldValues)
    .where(inSite(ctx, productFieldValues, sql`${productFieldValues.productId} = ${ids}`))
  await ctx.db.execute(insertValues(ctx, sql`p.id = ${ids}`))
}

function insertValues({ site }: Ctx, which: SQL): SQL {
  return sql`
    insert into product_field_values (site_id, field_id, value, number, product_id)
    select distinct p.site_id, f.id, said.value, case f.type when 'NUMBER' then said.value::numeric end, p.id
    from products p
    cross join lateral (
      select p.custom union all
      select v.custom from variants v where v.site_id = p.site_id and v.product_id = p.id and v.archived_at is null
    ) as entered (custom)
    cross join lateral jsonb_each(entered.custom) as one
    join custom_fields f on f.site_id = p.site_id and f.id::text = one.key and f.is_filterable and f.archived_at is null
    cross join lateral (
      select jsonb_array_elements_text(case jsonb_typeof(one.value) when 'array' then one.value else '[]' end)
      union all select one.value #>> '{}' where jsonb_typeof(one.value) <> 'array'
    ) as said (value)
    where p.site_id = ${site.id} and p.deleted is null and ${which}
    on conflict do nothing`
}

/** True for products that have one of these values in the field, themselves or in a variant. */
export function hasFieldValue(scope: SiteScope, productId: SQL, fieldId: string, values: string[]): SQL {
  const one = sql`${productFieldValues.value} = any(${sql.param(values)}::text[])`
  return sql`exists (select from ${productFieldValues}
    where ${inSite(scope, productFieldValues, eq(productFieldValues.fieldId, fieldId), one)}
      and ${productFieldValues.productId} = ${productId})`
}

/** Like `hasFieldValue`; case, blanks and joiners make no other value. */
export function hasFieldValueAlike(scope: SiteScope, productId: SQLWrapper, fieldId: string, values: string[]): SQL {
  const one = withFreshPlan(sql`${alikeValues.alike} = any(${sql.param(values.map(alikeForm))}::text[])`)
  return sql`exists (select from ${productFieldValues}
    where ${inSite(scope, productFieldValues, eq(productFieldValues.fieldId, fieldId), one)}
      and ${productFieldValues.productId} = ${productId})`
}

/** Values of filterable fields of the current product, each with its field's id; null if it has none. */
export function fieldValuesOf(scope: SiteScope, productId: SQLWrapper): SQL<[fieldId: string, value: string][] | null> {
  const own = sql`${productFieldValues.productId} = ${productId}`
  const each = sql`jsonb_build_array(${productFieldValues.fieldId}, ${productFieldValues.value})`
  return sql<[string, string][] | null>`(select jsonb_agg(${each}) from ${productFieldValues}
    where ${inSite(scope, productFieldValues, own)})`
}

const countJob = 'customFields.count'

type Count = JobData & { id: string }

/** Queues a job that adds or removes a field's filterable values after its `filterable` changed. */
export function countValuesLater(ctx: Ctx, id: string): Promise<void> {
  return ctx.services.jobs.send<Count>(ctx.db, countJob, { siteId: ctx.site.id, id })
}

/** Products per statement. */
const batch = 2_000

export async function countValues(ctx: Ctx, id: string, signal?: AbortSignal): Promise<void> {
  await replaceValues(ctx, id, signal)
  // Lists may have been read since the field was changed, with its former values.
  await announce(ctx, customFieldsTag)
}

async function replaceValues(ctx: Ctx, id: string, signal: AbortSignal | undefined): Promise<void> {
  const own = eq(productFieldValues.fieldId, id)
  await ctx.db.delete(productFieldValues).where(inSite(ctx, productFieldValues, own))
  const [field] = await ctx.db
    .select()
    .from(customFields)
    .where(inSite(ctx, customFields, eq(customFields.id, id)))
  if (!field?.isFilterable || field.archivedAt !== null) return
  let after: string | undefined = nilUuid
  while (after !== undefined && !signal?.aborted) {
    const last: string = after
    after = await transaction(ctx, async (ctx) => {
      const { rows } = await ctx.db.execute<{ id: string }>(sql`
        select id from products where site_id = ${ctx.site.id} and id > ${last}::uuid order by id limit ${batch}`)
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0)
        await ctx.db.execute(insertValues(ctx, sql`f.id = ${id} and p.id = any(${sql.param(ids)}::uuid[])`))
      return ids.length < batch ? undefined : ids.at(-1)
    })
  }
}

export const customFieldJobs: Job[] = [job<Count>(countJob, (ctx, { id }, signal) => countValues(ctx, id, signal))]
