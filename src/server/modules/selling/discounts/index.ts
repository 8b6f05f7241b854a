export { spokenReasons, translatableDiscounts } from './discount-texts.ts'
export { type Offers, offersFor, requireCoupon } from './offers.ts'
export { canUseAgain, followOrder, noteUses } from './uses.ts'
