import { defaultsOf } from '../../shared/fields.ts'
import type { Look, ProductOption } from '../../shared/selling/catalogue/products.ts'
import type { ProductInput } from '../../shared/selling/catalogue/products-admin.ts'
import { freeSku, stemOf, valuesOf } from '../../shared/selling/catalogue/skus.ts'
import { staffVariantFields, variantFields } from '../../shared/selling/catalogue/variants.ts'

export type Option = ProductOption
export type FormVariant = ProductInput['variants'][number] & { sku: string; options: Record<string, string> }

/** A product's options, and a variant for each combination on sale. */
export type Choices = { options: Option[]; variants: FormVariant[] }

/** Adds an option. Existing variants get its first value, and new ones are added for the other values. */
export function addOption({ options, variants }: Choices, { name, values: [first, ...others] }: Option): Choices {
  if (first === undefined) return { options, variants }
  const named = variants.map((variant) => ({ ...variant, options: { ...variant.options, [name]: first } }))
  const begun = { options: [...options, { name, values: [first] }], variants: named }
  return others.reduce((choices, value) => addValue(choices, options.length, value), begun)
}

/** Removes an option. Of variants that differed only by it, the first stays. */
export function removeOption({ options, variants }: Choices, index: number): Choices {
  const gone = options[index]
  if (!gone) return { options, variants }
  const left = options.toSpliced(index, 1)
  const plain = variants.map((variant) => {
    const { [gone.name]: _, ...rest } = variant.options
    return { ...variant, options: rest }
  })
  const seen = new Set<string>()
  const remaining = plain.filter((variant) => {
    const key = keyOf(left, variant.options)
    return !seen.has(key) && seen.add(key)
  })
  return { options: left, variants: remaining }
}

export function renameOption({ options, variants }: Choices, index: number, name: string): Choices {
  const before = options[index]
  if (!before || options.some((option) => option.name === name)) return { options, variants }
  const renamed = variants.map((variant) => {
    const entries = Object.entries(variant.options).map(
      ([key, value]) => [key === before.name ? name : key, value] as const,
    )
    return { ...variant, options: Object.fromEntries<string>(entries) }
  })
  return { options: options.with(index, { ...before, name }), variants: renamed }
}

/** Adds a value, with a variant for each combination of the other options on sale. */
export function addValue({ options, variants }: Choices, index: number, value: string): Choices {
  const option = options[index]
  if (!option || option.values.includes(value)) return { options, variants }
  const next = options.with(index, { ...option, values: [...option.values, value] })
  const others = next.toSpliced(index, 1)
  const siblings = new Map(variants.map((variant) => [keyOf(others, variant.options), variant]))
  const added: FormVariant[] = []
  for (const sibling of new Set(siblings.values()))
    added.push(like(sibling, { ...sibling.options, [option.name]: value }, next, [...variants, ...added]))
  return inOrder({ options: next, variants: [...variants, ...added] })
}

/** Removes a value and its variants. The last value of an option stays. */
export function removeValue({ options, variants }: Choices, index: number, value: string): Choices {
  const option = options[index]
  if (!option || option.values.length < 2) return { options, variants }
  const values = option.values.filter((other) => other !== value)
  return {
    options: options.with(index, { ...option, values, looks: option.looks?.filter((look) => look.value !== value) }),
    variants: variants.filter((variant) => variant.options[option.name] !== value),
  }
}

export function renameValue({ options, variants }: Choices, index: number, value: string, next: string): Choices {
  const option = options[index]
  if (!option || option.values.includes(next)) return { options, variants }
  const values = option.values.map((other) => (other === value ? next : other))
  const renamed = variants.map((variant) =>
    variant.options[option.name] === value
      ? { ...variant, options: { ...variant.options, [option.name]: next } }
      : variant,
  )
  const looks = option.looks?.map((look) => (look.value === value ? { ...look, value: next } : look))
  return { options: options.with(index, { ...option, values, looks }), variants: renamed }
}

/** Sets a value's look. A look without picture and swatch is removed. */
export function setLook({ options, variants }: Choices, index: number, look: Look): Choices {
  const option = options[index]
  if (!option) return { options, variants }
  const others = (option.looks ?? []).filter(({ value }) => value !== look.value)
  const looks = look.picture || look.swatch ? [...others, look] : others
  return { options: options.with(index, { ...option, looks }), variants }
}

/** Removes a picture from the looks that use it. */
export function withoutPicture(options: Option[], picture: string): Option[] {
  return options.map((option) => ({
    ...option,
    looks: option.looks
      ?.map((look) => (look.picture === picture ? { ...look, picture: '' } : look))
      .filter((look) => look.picture || look.swatch),
  }))
}

/** Reorders an option's values, and the variants accordingly. */
export function orderValues({ options, variants }: Choices, index: number, values: string[]): Choices {
  const option = options[index]
  return option ? inOrder({ options: options.with(index, { ...option, values }), variants }) : { options, variants }
}

/** Combinations without a variant. */
export function missing({ options, variants }: Choices): Record<string, string>[] {
  const there = new Set(variants.map((variant) => keyOf(options, variant.options)))
  return combinations(options).filter((combination) => !there.has(keyOf(options, combination)))
}

/** Adds a variant for every missing combination. */
export function addMissing(choices: Choices): Choices {
  const [first] = choices.variants
  if (!first) return choices
  const variants = [...choices.variants]
  for (const combination of missing(choices)) variants.push(like(first, combination, choices.options, variants))
  return inOrder({ ...choices, variants })
}

/** Display name of a combination: `Red / M`. */
export function nameOf(options: Option[], variant: Pick<FormVariant, 'options'>): string {
  return options.map(({ name }) => variant.options[name] ?? '').join(' / ')
}

function combinations(options: Option[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (found, { name, values }) => found.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
}

function inOrder({ options, variants }: Choices): Choices {
  const place = new Map(combinations(options).map((combination, index) => [keyOf(options, combination), index]))
  const placeOf = (variant: FormVariant) => place.get(keyOf(options, variant.options)) ?? place.size
  return { options, variants: variants.toSorted((a, b) => placeOf(a) - placeOf(b)) }
}

const keyOf = (options: Option[], chosen: Record<string, string>) =>
  JSON.stringify(options.map(({ name }) => chosen[name]))

/**
 * A new variant with the model's prices and no stock. Its SKU is the model's stem plus the new variant's own
 * values: `KURTA-S-RED`. Without a model's SKU, the server generates one on saving.
 */
function like(
  model: FormVariant,
  chosen: Record<string, string>,
  options: Option[],
  others: FormVariant[],
): FormVariant {
  const values = valuesOf(options, chosen)
  const sku = model.sku && freeSku(stemOf(model), values, new Set(others.map(({ sku }) => sku)))
  return {
    ...defaultsOf(variantFields),
    ...defaultsOf(staffVariantFields),
    sku,
    options: chosen,
    price: model.price,
    mrp: model.mrp,
    stock: 0,
  }
}
