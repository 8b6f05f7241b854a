import { dropStored, readStored, store } from './storage.ts'

const couponKey = 'haat:coupon'

/** Keeps the code of a link to the shop (`/?coupon=DIWALI10`) until its customer's bag is there. */
export function keepCoupon(search: string): void {
  const code = new URLSearchParams(search).get('coupon')?.trim()
  if (code) store('local', couponKey, code)
}

export const keptCoupon = (): string | null => readStored('local', couponKey)

export const dropKeptCoupon = (): void => dropStored('local', couponKey)
