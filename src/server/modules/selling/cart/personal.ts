import { t } from '../../../../shared/words.ts'
import type { Personal } from '../../module.ts'
import { readLines } from './cart.ts'
import { forgetCart } from './forget-cart.ts'

export const personal: Personal = {
  async copy(ctx) {
    const cart = (await readLines(ctx)).map(({ quantity, variant }) => ({ name: variant.name, quantity }))
    const rows = cart.map(({ name, quantity }) => [name, quantity])
    return { data: { cart }, page: () => ({ tables: [{ title: t('Cart'), head: [t('Item'), t('Quantity')], rows }] }) }
  },
  forget: (ctx, { id }) => forgetCart(ctx, id),
}
