import type { ShownField } from '../../../../shared/selling/catalogue/custom-fields.ts'
import type { ProductDetail, ProductListItem, ProductOption } from '../../../../shared/selling/catalogue/products.ts'
import type { MapTexts, Say } from '../../content/translations/index.ts'
import { mapEnteredTexts } from '../custom-fields/index.ts'

type Entered = Pick<
  ProductDetail,
  'name' | 'summary' | 'description' | 'facts' | 'seoTitle' | 'seoDescription' | 'maker' | 'consumerCare'
>
type Pictured = Pick<ProductListItem, 'basicDetails'>

const pictureText = 'Pictures · Description'

/** Maps the translatable texts of a product page. */
export const mapProduct: MapTexts<ProductDetail> = (product, say) => {
  const { options } = product
  const variants = product.variants.map((variant) => ({ ...variant, custom: mapEnteredTexts(variant.custom, say) }))
  const named = new Map(options.map((option) => [option.name, mapOption(option, say)]))
  const isClear = new Set([...named.values()].map(({ name }) => name)).size === named.size
  return {
    ...product,
    ...mapEntered(product, say),
    ...mapPictures(product, say),
    custom: mapEnteredTexts(product.custom, say),
    variants,
    ...(isClear
      ? {
          options: options.map((option) => named.get(option.name) ?? option),
          variants: variants.map((variant) => ({ ...variant, options: chosenIn(variant.options, options, named) })),
        }
      : {}),
  }
}

/** Maps the translatable texts of a list item. */
export const mapItem: MapTexts<ProductListItem> = (item, say) => ({
  ...item,
  name: say(item.name, 'Name'),
  ...mapPictures(item, say),
})

/** A product's texts that can be translated. */
export type ProductTexts = Entered &
  Pick<ProductDetail, 'options'> & {
    media: { alt: string }[]
    /** Custom fields of the product and then of its variants. */
    ownFields?: ShownField[]
  }

/** Visits a product's entered texts, options, pictures and custom fields, published or not. */
export function visitProduct(product: ProductTexts, say: Say): void {
  mapEntered(product, say)
  for (const option of product.options) mapOption(option, say)
  for (const { alt } of product.media) say(alt, pictureText)
  mapEnteredTexts(product.ownFields ?? [], say)
}

/** Maps the translatable texts of a cart line. Options stay untranslated where their names coincide, or one would be lost. */
export const mapLine: MapTexts<{ name: string; options: Record<string, string> }> = ({ name, options }, say) => {
  const said = Object.entries(options).map(([option, value]) => [say(option, option), say(value, option)] as const)
  const isClear = new Set(said.map(([option]) => option)).size === said.length
  return { name: say(name, 'Name'), options: isClear ? Object.fromEntries(said) : options }
}

function mapEntered(product: Entered, say: Say): Entered {
  return {
    name: say(product.name, 'Name'),
    summary: say(product.summary, 'Summary', 'lines'),
    description: say(product.description, 'Description', 'rich'),
    facts: product.facts.map(({ name, value }) => ({ name: say(name, 'Details'), value: say(value, 'Details') })),
    maker: say(product.maker, 'Maker', 'lines'),
    consumerCare: say(product.consumerCare, 'Consumer care', 'lines'),
    seoTitle: say(product.seoTitle, 'Search engines · Title'),
    seoDescription: say(product.seoDescription, 'Search engines · Description', 'lines'),
  }
}

/** Values whose translations coincide stay untranslated: they distinguish variants. */
export function mapOption({ name, values, looks, ...rest }: ProductOption, say: Say): ProductOption {
  const said = values.map((value) => say(value, 'Options'))
  const isClear = new Set(said).size === values.length
  const of = (value: string) => (isClear ? (said[values.indexOf(value)] ?? value) : value)
  return {
    ...rest,
    name: say(name, 'Options'),
    values: values.map(of),
    ...(looks ? { looks: looks.map((look) => ({ ...look, value: of(look.value) })) } : {}),
  }
}

/** A variant's options by translated names and values. */
function chosenIn(chosen: Record<string, string>, before: ProductOption[], now: Map<string, ProductOption>) {
  const entries = Object.entries(chosen).map(([name, value]) => {
    const option = now.get(name)
    const index = before.find((option) => option.name === name)?.values.indexOf(value) ?? -1
    return [option?.name ?? name, option?.values[index] ?? value]
  })
  return Object.fromEntries(entries)
}

function mapPictures({ basicDetails }: Pictured, say: Say): Pictured {
  const media = basicDetails.media.map((picture) => ({ ...picture, alt: say(picture.alt, pictureText) }))
  return { basicDetails: { ...basicDetails, media } }
}
