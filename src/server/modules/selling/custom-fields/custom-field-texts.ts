import { and, asc, sql } from 'drizzle-orm'
import type { CustomField, ShownField } from '../../../../shared/selling/catalogue/custom-fields.ts'
import { inSite } from '../../../platform/table.ts'
import { type MapTexts, partOf, type Translatable, toldApart, wantedOf } from '../../content/translations/index.ts'
import { customFieldsTag } from '../tags.ts'
import { customFields } from './custom-fields.tables.ts'

type Texts = Pick<CustomField, 'name' | 'unit' | 'heading' | 'choices'>

const mapTexts: MapTexts<Texts> = ({ name, unit, heading, choices }, say) => {
  const texts = { name: say(name, 'Name'), unit: say(unit, 'Unit'), heading: say(heading, 'Heading') }
  const said = toldApart(choices, (choice) => say(choice, 'Choices'))
  return { ...texts, choices: choices.map((choice) => said.get(choice) ?? choice) }
}

/** Maps the translatable texts of a field. */
export const mapField: MapTexts<CustomField> = (field, say) => ({ ...field, ...mapTexts(field, say) })

/** Maps the texts that are entered in fields. Choices are translated with their field. */
export const mapEnteredTexts: MapTexts<ShownField[]> = (fields, say) =>
  fields.map((field) => {
    const { type, name, value } = field
    if ((type !== 'TEXT' && type !== 'LONG_TEXT') || typeof value !== 'string') return field
    return { ...field, value: say(value, `Custom fields · ${name}`, type === 'TEXT' ? 'line' : 'lines') }
  })

export const translatableCustomFields: Translatable = async (ctx, wanted) => {
  const { id, name, unit, heading, choices } = customFields
  const query = ctx.db
    .select({ id, name, unit, heading, choices })
    .from(customFields)
    .where(and(inSite(ctx, customFields), wantedOf(wanted, id, name)))
    .orderBy(asc(sql`plain_text(${name})`), asc(id))
  const rows = await partOf(wanted, query)
  return rows.map(({ id, ...texts }) => ({
    id,
    name: texts.name,
    visit: (say) => mapTexts(texts, say),
    tags: [customFieldsTag],
  }))
}
