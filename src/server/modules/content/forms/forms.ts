import { asc, eq, sql } from 'drizzle-orm'
import type { ShownForm } from '../../../../shared/content/forms/form-answers.ts'
import type { FormChange, FormInput, FormList, FormRow, StoredForm } from '../../../../shared/content/forms/forms.ts'
import type { AnswerCounts, MessageFilters } from '../../../../shared/content/forms/inbox-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { containsPlain, inOrder, pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { countAnswers, releaseAnswers } from '../inbox/index.ts'
import { translated } from '../translations/index.ts'
import { mapForm } from './form-texts.ts'
import { forms } from './forms.tables.ts'
import { formTag } from './tags.ts'

const own = (ctx: Ctx, id: string) => inSite(ctx, forms, eq(forms.id, id))

export async function listForms(ctx: Ctx, query: FormList): Promise<{ data: FormRow[]; total: number }> {
  const where = inSite(ctx, forms, containsPlain(forms.name, query.q))
  const { rows, total } = await pageOf(
    query,
    ctx.db
      .select()
      .from(forms)
      .where(where)
      .orderBy(
        ...inOrder(query.order, query.sort === 'name' ? sql`plain_text(${forms.name})` : forms.changedAt),
        asc(forms.id),
      ),
    ctx.db.$count(forms, where),
  )
  const data = rows.map(({ id, name, definition, changedAt }) => ({
    ...{ _id: id, name, fields: definition.fields.length },
    changed: changedAt.toISOString(),
  }))
  return { data, total }
}

export async function findForm(ctx: Ctx, id: string): Promise<StoredForm | undefined> {
  const [row] = await ctx.db.select().from(forms).where(own(ctx, id))
  return row && { _id: row.id, name: row.name, definition: row.definition, revision: row.revision }
}

/** The form as pages show it, translated into the visitor's language. */
export async function shownForm(ctx: Ctx, { _id, name, definition }: StoredForm): Promise<ShownForm> {
  const form: ShownForm = { id: _id, name, fields: definition.fields, texts: definition.texts }
  const [shown = form] = await translated(ctx, 'form', [form], ({ id }) => id, mapForm)
  return shown
}

/** @throws Refusal `form.notFound` */
export async function readForm(ctx: Ctx, id: string): Promise<StoredForm> {
  const found = await findForm(ctx, id)
  if (!found) throw refusal('form.notFound')
  return found
}

/** Keeps a form from being deleted until the transaction ends. @throws Refusal `form.notFound` */
export async function holdForm(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.db.select({ id: forms.id }).from(forms).where(own(ctx, id)).for('key share')
  if (!row) throw refusal('form.notFound')
}

/** Every form with the number of its answers that match the filters. */
export async function countByForm(ctx: Ctx, filters: MessageFilters): Promise<AnswerCounts> {
  const { id, name } = forms
  const [rows, counts] = await Promise.all([
    ctx.db
      .select({ _id: id, name })
      .from(forms)
      .where(inSite(ctx, forms))
      .orderBy(asc(sql`plain_text(${name})`), asc(id)),
    countAnswers(ctx, filters),
  ])
  const each = rows.map((form) => ({ ...form, count: counts.get(form._id) ?? 0 }))
  return { forms: each, gone: counts.get(null) ?? 0 }
}

export async function createForm(ctx: Ctx, { name, definition }: FormInput): Promise<{ _id: string }> {
  const [row] = await ctx.db
    .insert(forms)
    .values({ name, definition, changedAt: ctx.now() })
    .returning({ _id: forms.id })
  if (!row) throw new Error('A form was not stored.')
  return row
}

/** @throws Refusal `form.notFound`, `form.stale` */
export function changeForm(ctx: Ctx, id: string, { name, definition, revision }: FormChange): Promise<StoredForm> {
  return transaction(ctx, async (ctx) => {
    const [before] = await ctx.db.select({ revision: forms.revision }).from(forms).where(own(ctx, id)).for('update')
    if (!before) throw refusal('form.notFound')
    if (before.revision !== revision) throw refusal('form.stale')
    await ctx.db
      .update(forms)
      .set({ name, definition, revision: revision + 1, changedAt: ctx.now() })
      .where(own(ctx, id))
    await announce(ctx, formTag(id))
    return readForm(ctx, id)
  })
}

/** Deletes a form; its answers stay, without it. @throws Refusal `form.notFound` */
export function deleteForm(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const [row] = await ctx.db.select({ id: forms.id }).from(forms).where(own(ctx, id)).for('update')
    if (!row) throw refusal('form.notFound')
    await releaseAnswers(ctx, id)
    await ctx.db.delete(forms).where(own(ctx, id))
    await announce(ctx, formTag(id))
  })
}
