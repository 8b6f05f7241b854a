import type { MakerRole, ProductDetail } from '../../shared/selling/catalogue/products.ts'
import { netQuantityText, unitPriceText } from '../../shared/selling/catalogue/unit-price.ts'
import { countryName } from '../../shared/selling/delivery/countries.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { t } from '../../shared/words.ts'
import { usePage } from '../define/page-info.tsx'
import { FactList } from './product-words.tsx'

/** Details that the rules on packaged goods require before purchase, as far as they are known. */
export function Declarations({ title, product }: { title: string; product: ProductDetail }) {
  const { locale } = usePage().site
  const { countryOfOrigin, makerRole, maker, consumerCare } = product
  const told: { name: string; value: string | undefined }[] = [
    ...contentsOf(product),
    { name: t('Country of origin'), value: countryOfOrigin && countryName(countryOfOrigin, locale) },
    { name: makerTitle(makerRole), value: maker },
    { name: t('Consumer care'), value: consumerCare },
    ...measuresOf(product),
  ]
  const facts = told.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
  if (facts.length === 0) return null
  return <FactList title={title} facts={facts} />
}

/** Net quantity, list price and unit price; of several packs each by what it is chosen by. */
function contentsOf({ variants, netQuantity, netUnit, currency }: ProductDetail) {
  const packs = variants.map((variant) => {
    const contents = { netQuantity: variant.netQuantity ?? netQuantity, netUnit }
    return {
      quantity: netQuantityText(contents),
      unit: unitPriceText(variant.price, contents, currency),
      mrp: formatPrice(variant.mrp, currency),
    }
  })
  const quantities = distinct(packs.map(({ quantity }) => quantity))
  if (quantities.length === 0) return []
  return [
    { name: t('Net quantity'), value: quantities.join(', ') },
    { name: t('MRP, inclusive of all taxes'), value: distinct(packs.map(({ mrp }) => mrp)).join(', ') },
    { name: t('Unit price'), value: distinct(packs.map(({ unit }) => unit)).join(', ') },
  ]
}

const distinct = (texts: (string | undefined)[]) => [...new Set(texts.flatMap((text) => text ?? []))]

const makerTitle = (role: MakerRole) => {
  if (role === 'PACKER') return t('Packed by')
  return role === 'IMPORTER' ? t('Imported by') : t('Manufactured by')
}

/** Size and weight of the one variant; those of several differ, and belong to what is chosen. */
function measuresOf({ variants }: ProductDetail) {
  const [only, ...others] = variants
  if (!only || others.length > 0) return []
  const { length, width, height, weight } = only
  const size = [length, width, height].flatMap((side) => (side === null ? [] : side.toLocaleString('en-IN')))
  return [
    { name: t('Size'), value: size.length === 3 ? `${size.join(' × ')} mm` : undefined },
    { name: t('Weight'), value: weight === null ? undefined : `${weight.toLocaleString('en-IN')} g` },
  ]
}
