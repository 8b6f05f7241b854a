import type { Order } from '../../shared/selling/orders/orders.ts'

/**
 * Shows an order to anyone with a link to it: its discounts say what they gave (“10% off”) without their codes, which may be meant for its buyer
 * alone.
 */
export function withoutCodes(order: Order): Order {
  const codes = order.discounts.flatMap(({ code }) => code ?? [])
  const bare = (reason: string) => {
    const code = codes.find((code) => reason.startsWith(`${code}: `))
    return code === undefined ? reason : reason.slice(code.length + 2)
  }
  return {
    ...order,
    discounts: order.discounts.map((discount) => ({ ...discount, code: null, reason: bare(discount.reason) })),
    lines: order.lines.map((line) => ({
      ...line,
      discounts: line.discounts.map((discount) => ({ ...discount, reason: bare(discount.reason) })),
    })),
  }
}
