import { t } from '../../../../shared/words.ts'
import type { Personal } from '../../module.ts'
import { readLines } from './cart.ts'
import { readCoupon } from './coupon.ts'
import { forgetCart } from './forget-cart.ts'

export const personal: Personal = {
  columns: { cart_coupons: { user_id: { as: 'coupon' } }, cart_items: { user_id: { as: 'cart' } } },
  async copy(ctx) {
    const cart = (await readLines(ctx)).map(({ quantity, variant }) => ({ name: variant.name, quantity }))
    const rows = cart.map(({ name, quantity }) => [name, quantity])
    const coupon = (await readCoupon(ctx)) ?? null
    return {
      data: { cart, coupon },
      page: () => ({
        tables: [{ title: t('Bag'), head: [t('Item'), t('Quantity')], rows }],
        ...(coupon === null ? {} : { profile: [[t('Coupon in the bag'), coupon]] }),
      }),
    }
  },
  forget: (ctx, { id }) => forgetCart(ctx, id),
}
