import { wishlistBadge } from '../shared/selling/pricing/discount.ts'
import { t } from '../shared/words.ts'

/** The wishlist's badge on a picture: only of goods without an MRP, whose price is above the list price (V11, B12). */
export function SaleBadge({ price, mrp }: { price: number; mrp: number }) {
  const percent = wishlistBadge(price, mrp)
  return percent ? <span className="sale-badge">{t('Sale {percent}%', { percent })}</span> : null
}
