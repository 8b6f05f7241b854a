export { refreshOffers } from './offer.ts'
export { insertVariants, saveVariants } from './save-variants.ts'
export { notArchived, variants } from './stock.tables.ts'
export { changeStocks, correctStocks, type StockChange } from './stock.ts'
export {
  lockVariant,
  lockVariantsOf,
  offeredVariants,
  setPrices,
  type VariantRow,
  variantsOf,
  wasOrdered,
} from './variants.ts'
