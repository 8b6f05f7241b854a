import type { MakerRole, ProductDetail } from '../../shared/selling/catalogue/products.ts'
import { netQuantityText, unitPriceText } from '../../shared/selling/catalogue/unit-price.ts'
import type { Variant } from '../../shared/selling/catalogue/variants.ts'
import { countryName } from '../../shared/selling/delivery/countries.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'
import { usePage } from '../define/page-info.tsx'
import { toldByVariant } from './by-variant.ts'
import { FactList } from './product-words.tsx'

/** Details that the rules on packaged goods require before purchase, as far as they are known. */
export function Declarations({ title, product }: { title: string; product: ProductDetail }) {
  const { locale } = usePage().site
  const { countryOfOrigin, makerRole, maker, consumerCare } = product
  const { quantity, mrp, unit } = contentsOf(product)
  const told: Said[] = [
    { name: t('Net quantity'), value: quantity },
    { name: t('Unit price'), value: unit },
    { name: t('Country of origin'), value: countryOfOrigin && countryName(countryOfOrigin, locale) },
    { name: makerTitle(makerRole), value: maker },
    { name: t('Consumer care'), value: consumerCare },
    ...measuresOf(product),
  ]
  const facts = told.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
  if (facts.length === 0) return null
  const listed = mrp ? [{ name: t('MRP, inclusive of all taxes'), value: mrp }] : []
  const at = quantity ? 1 : 0
  return <FactList title={title} facts={facts.toSpliced(at, 0, ...listed)} />
}

type Said = { name: string; value: string | undefined }

/** Net quantity, list price and unit price, of several packs each. Goods without an MRP have none that is at least the price (B12). */
function contentsOf({ variants, netQuantity, netUnit, currency }: ProductDetail) {
  const packs = variants.map((variant) => {
    const contents = { netQuantity: variant.netQuantity ?? netQuantity, netUnit }
    return {
      quantity: netQuantityText(contents),
      unit: unitPriceText(variant.price, contents, currency),
      mrp: variant.mrp < variant.price ? undefined : formatPrice(variant.mrp, currency),
    }
  })
  return {
    quantity: distinct(packs.map(({ quantity }) => quantity)).join(', '),
    mrp: distinct(packs.map(({ mrp }) => mrp)).join(', '),
    unit: distinct(packs.map(({ unit }) => unit)).join(', '),
  }
}

const distinct = (texts: (string | undefined)[]) => [...new Set(texts.flatMap((text) => text ?? []))]

const makerTitle = (role: MakerRole) => {
  if (role === 'PACKER') return t('Packed by')
  return role === 'IMPORTER' ? t('Imported by') : t('Manufactured by')
}

/** Size, weight and barcode; where variants differ, each with what it is chosen by. */
function measuresOf(product: ProductDetail): Said[] {
  const said = (textOf: (variant: Variant) => string | undefined) =>
    toldByVariant(product, textOf)
      .map(({ of, value }) => (of ? `${of}: ${value}` : value))
      .join('\n')
  return [
    { name: t('Size'), value: said(sizeOf) },
    { name: t('Weight'), value: said(({ weight }) => (weight === null ? undefined : `${grouped(weight)} g`)) },
    { name: t('Barcode'), value: said(({ barcode }) => barcode || undefined) },
  ]
}

/** All three sides, or those that are known by their names. */
function sizeOf({ length, width, height }: Variant): string | undefined {
  const sides: [name: string, side: number | null][] = [
    [t('Length'), length],
    [t('Width'), width],
    [t('Height'), height],
  ]
  const known = sides.flatMap(([name, side]) => (side === null ? [] : [{ name, side: grouped(side) }]))
  if (known.length === sides.length) return `${known.map(({ side }) => side).join(' × ')} mm`
  return known.length === 0 ? undefined : known.map(({ name, side }) => `${name} ${side} mm`).join(', ')
}

const grouped = (number: number) => number.toLocaleString('en-IN')
