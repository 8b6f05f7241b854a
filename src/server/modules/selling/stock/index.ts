export { refreshOffer } from './offer.ts'
export { notArchived, variants } from './stock.tables.ts'
export { changeStocks, correctStocks, type StockChange } from './stock.ts'
export {
  insertVariants,
  lockVariant,
  lockVariantsOf,
  saveVariants,
  setPrices,
  variantsOf,
  wasOrdered,
} from './variants.ts'
