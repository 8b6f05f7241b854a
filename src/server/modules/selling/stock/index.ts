export { archiveVariantsOf, exchangeVariants, restoreVariantsOf } from './archive.ts'
export {
  type BackInStockData,
  backInStockJob,
  type RestockedData,
  restockedJob,
  stockNotices,
  tellOfSale,
} from './back-in-stock.ts'
export { isAboveMrp } from './mrp.ts'
export { announceOffers, firstOffer, refreshOffers } from './offer.ts'
export { noticePrices, priceJob } from './prices-changed.ts'
export { variantColumns } from './recorded.ts'
export { saveOffers } from './save-offers.ts'
export { insertVariants, saveVariants } from './save-variants.ts'
export { variantsWithSkus } from './skus.ts'
export { asInstant, notArchived, priceAt, priceChangeAfter, stockMoves, variants } from './stock.tables.ts'
export { changeStocks, correctStocks, type StockChange } from './stock.ts'
export {
  lockVariant,
  lockVariantsOf,
  offeredVariants,
  setManyPrices,
  setPrices,
  storedVariants,
  type VariantRow,
} from './variants.ts'
export { hasVariantWith, type OfferedOptions, optionsOffered } from './with-options.ts'
