import { asc, sql } from 'drizzle-orm'
import type { FormField, ShownForm } from '../../../../shared/content/forms/form-answers.ts'
import { inSite } from '../../../platform/table.ts'
import { type MapTexts, partOf, type Translatable, toldApart, wantedOf } from '../translations/index.ts'
import { forms } from './forms.tables.ts'
import { formTag } from './tags.ts'

type Say = Parameters<MapTexts<ShownForm>>[1]

/** Maps every text of a form that visitors read. Answers are stored by the option itself, not by its translation. */
export const mapForm: MapTexts<ShownForm> = (form, say) => ({
  ...form,
  name: say(form.name, 'Name'),
  fields: form.fields.map((field) => mapField(field, say)),
  texts: {
    submit: say(form.texts.submit, 'Button'),
    success: say(form.texts.success, 'Once it was sent', 'lines'),
    error: say(form.texts.error, 'If it could not be sent', 'lines'),
  },
})

function mapField(field: FormField, say: Say): FormField {
  const { type, label, help, message = '', options } = field
  // Hidden fields are never shown.
  if (type === 'hidden') return field
  const said = {
    ...field,
    label: say(label, `${label} · ${type === 'step' ? 'Title' : 'Label'}`),
    help: say(help, `${label} · Help`, 'lines'),
  }
  if (type === 'step') return said
  const asked = { ...said, message: say(message, `${label} · Error message`) }
  if (type !== 'choice' && type !== 'several') return asked
  const titles = toldApart(options, (option) => say(option, `${label} · Option`))
  return { ...asked, titles: options.map((option) => titles.get(option) ?? option) }
}

/** Finds forms to translate, by name. */
export const translatableForms: Translatable = async (ctx, wanted) => {
  const { id, name, definition } = forms
  const query = ctx.db
    .select({ id, name, definition })
    .from(forms)
    .where(inSite(ctx, forms, wantedOf(wanted, id, name)))
    .orderBy(asc(sql`plain_text(${name})`), asc(id))
  const rows = await partOf(wanted, query)
  return rows.map(({ id, name, definition: { fields, texts } }) => ({
    ...{ id, name },
    visit: (say) => void mapForm({ id, name, fields, texts }, say),
    tags: [formTag(id)],
  }))
}
