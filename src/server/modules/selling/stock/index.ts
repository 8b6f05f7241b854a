export { archiveVariantsOf, restoreVariantsOf } from './archive.ts'
export { refreshOffers } from './offer.ts'
export { insertVariants, saveVariants } from './save-variants.ts'
export { notArchived, stockMoves, variants } from './stock.tables.ts'
export { changeStocks, correctStocks, type StockChange } from './stock.ts'
export {
  lockVariant,
  lockVariantsOf,
  offeredVariants,
  setManyPrices,
  setPrices,
  type VariantRow,
} from './variants.ts'
