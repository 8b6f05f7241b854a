import type { ShownField } from '../../../../shared/selling/catalogue/custom-fields.ts'
import type { ProductDetail, ProductListItem, ProductOption } from '../../../../shared/selling/catalogue/products.ts'
import { type MapTexts, type Say, toldApart } from '../../content/translations/index.ts'
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
  const names = toldApart(namesOf(options), (name) => say(name, 'Options'))
  const spoken = options.map((option) => ({ ...mapOption(option, say), name: names.get(option.name) ?? option.name }))
  const named = new Map(options.map(({ name }, index) => [name, spoken[index]]))
  return {
    ...product,
    ...mapEntered(product, say),
    ...mapPictures(product, say),
    custom: mapEnteredTexts(product.custom, say),
    options: spoken,
    variants: variants.map((variant) => ({ ...variant, options: chosenIn(variant.options, options, named) })),
  }
}

const namesOf = (options: Choices) => options.map(({ name }) => name)

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

type Choices = Pick<ProductOption, 'name' | 'values'>[]

/** `choices` are the options of the line's product, among which its own are told apart. */
type Line = { name: string; options: Record<string, string>; choices: Choices }

/** The translatable texts of a line of a cart, a wishlist or an order. */
export function mapLine({ name, options, choices }: Line, say: Say): Pick<Line, 'name' | 'options'> {
  const all = (texts: string[], more: string[]) => [...new Set([...texts, ...more])]
  const names = toldApart(all(namesOf(choices), Object.keys(options)), (one) => say(one, one))
  const said = Object.entries(options).map(([option, value]) => {
    const others = choices.find(({ name }) => name === option)?.values ?? []
    const values = toldApart(all(others, [value]), (one) => say(one, option))
    return [names.get(option) ?? option, values.get(value) ?? value]
  })
  return { name: say(name, 'Name'), options: Object.fromEntries(said) }
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

/** Values distinguish variants, so their translations are told apart. */
export function mapOption({ name, values, looks, ...rest }: ProductOption, say: Say): ProductOption {
  const said = toldApart(values, (value) => say(value, 'Options'))
  const of = (value: string) => said.get(value) ?? value
  return {
    ...rest,
    name: say(name, 'Options'),
    values: values.map(of),
    ...(looks ? { looks: looks.map((look) => ({ ...look, value: of(look.value) })) } : {}),
  }
}

/** A variant's options by translated names and values. */
function chosenIn(
  chosen: Record<string, string>,
  before: ProductOption[],
  now: Map<string, ProductOption | undefined>,
) {
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
