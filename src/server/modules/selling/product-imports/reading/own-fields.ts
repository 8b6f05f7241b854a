import type { CustomField } from '../../../../../shared/selling/catalogue/custom-fields.ts'
import { type Field, plain } from './fields.ts'
import type { Known } from './known.ts'

type Owner = CustomField['owner']

/** Columns of the site's own fields: `Weave (field)`, `Dyed (variant field)`. */
const own = /^(?<name>.+?)\s*\((?<variant>variant )?field(?: (?<id>[0-9a-f]{8}))?\)$/i

/** Metafields in exports of Shopify: `Weave (product.metafields.custom.weave)`. */
const shopify = /^(?<name>.*?)\s*\((?<owner>product|variant)\.metafields\.[^.)]+\.(?<key>[^)]+)\)$/i

/** Metadata in exports of WooCommerce: `Meta: weave`. */
const woo = /^meta:\s*_?(?<key>.+)$/i

/** The heading of a field's column. Of two fields with one name, each has a part of its id besides. */
export function headingOf(field: CustomField, { fields }: Known): string {
  const isShared = fields.some((other) => other._id !== field._id && isCalled(other, field.owner, field.name))
  const kind = field.owner === 'VARIANT' ? 'variant field' : 'field'
  return `${field.name} (${kind}${isShared ? ` ${idEnd(field)}` : ''})`
}

/** Ids begin with the time at which they were made. */
const idEnd = ({ _id }: CustomField) => _id.slice(-8)

/** The site's own field that a header names; undefined where that is none, or several. */
export function ownFieldOf(header: string, { fields }: Known): Field | undefined {
  const named = (owner: Owner, ...names: string[]) =>
    onlyOf(fields.filter((field) => names.some((name) => isCalled(field, owner, name))))
  const { name = '', variant, id } = own.exec(header)?.groups ?? {}
  if (name !== '' && id !== undefined)
    return onlyOf(fields.filter((field) => isCalled(field, ownerOf(variant), name) && idEnd(field) === id))
  if (name !== '') return named(ownerOf(variant), name)
  const meta = shopify.exec(header)?.groups
  if (meta) return named(ownerOf(meta.owner === 'variant' ? meta.owner : undefined), meta.name ?? '', meta.key ?? '')
  const key = woo.exec(header)?.groups?.key ?? header
  return named('PRODUCT', key) ?? named('VARIANT', key)
}

const ownerOf = (variant: string | undefined): Owner => (variant === undefined ? 'PRODUCT' : 'VARIANT')

const isCalled = (field: CustomField, owner: Owner, name: string) =>
  field.owner === owner && plain(name) !== '' && plain(field.name) === plain(name)

const onlyOf = ([field, ...others]: CustomField[]): Field | undefined =>
  field && others.length === 0 ? `custom.${field._id}` : undefined

/** The site's own field of products with a name; undefined where that is none, or several. */
export function productFieldCalled(name: string, known: Known): CustomField | undefined {
  const field = onlyOf(known.fields.filter((field) => isCalled(field, 'PRODUCT', name)))
  return field && customFieldAt(field, known)
}

/** The site's own field of a column. */
export function customFieldAt(field: string, { fields }: Known): CustomField | undefined {
  return field.startsWith('custom.') ? fields.find(({ _id }) => `custom.${_id}` === field) : undefined
}
