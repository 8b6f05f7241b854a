import { nameWithOptions } from '../../../../shared/selling/bag/bag.ts'
import type { PhoneOrderBody, PhoneQuote } from '../../../../shared/selling/orders/phone-orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import type { CartLine } from '../cart/index.ts'
import { tooLittle } from '../checkout/index.ts'
import { findVariants, type SellableVariant } from '../products/index.ts'

type AskedLine = PhoneOrderBody['lines'][number]

/** A line that staff typed, with its variant and why it cannot be ordered. */
export type TypedLine = AskedLine & { variant: SellableVariant | undefined; fault: Refusal | undefined }

/**
 * The typed lines at today's prices.
 * @param held pieces of variants that the order has already
 */
export async function readTyped(
  ctx: Ctx,
  asked: AskedLine[],
  held: Map<string, number> = new Map(),
): Promise<TypedLine[]> {
  const variants = await findVariants(
    ctx,
    asked.map(({ variantId }) => variantId),
  )
  return asked.map((line, index) => {
    const variant = variants.get(line.variantId)
    return { ...line, variant, fault: faultOf(ctx, variant, { ...line, held: held.get(line.variantId) ?? 0, index }) }
  })
}

/** The lines that can be ordered, as the cart has them. */
export function sellable(lines: TypedLine[]): CartLine[] {
  return lines.flatMap(({ variant, quantity }) => (variant?.published ? [{ id: variant.id, quantity, variant }] : []))
}

/**
 * All lines, as the cart has them.
 * @throws Refusal naming the line: `variant.notFound`, `cart.sample`, `cart.noLongerSold`, `cart.outOfStock`, `cart.onlyLeft`,
 * `cart.mostPieces`; and `cart.mostLines`
 */
export function requireSold({ site }: Ctx, lines: TypedLine[]): CartLine[] {
  const { lines: most } = site.settings.orderLimits
  if (lines.length > most) throw refusal('cart.mostLines', { field: 'lines', limit: most })
  for (const { fault } of lines) if (fault) throw fault
  return sellable(lines)
}

/** A typed line as the API returns it; texts for staff are in English. */
export function quotedLine({ variantId, quantity, variant, fault }: TypedLine): PhoneQuote['lines'][number] {
  const { name = '', sku = '', options = {}, image = null, price = 0, stock: available = 0 } = variant ?? {}
  const amount = price * quantity
  return { variantId, name, sku, options, image, price, quantity, amount, available, fault: fault?.message ?? null }
}

type Wanted = AskedLine & { held: number; index: number }

function faultOf({ site }: Ctx, variant: SellableVariant | undefined, { quantity, held, index }: Wanted) {
  const which = { field: `lines.${index}.variantId` }
  const howMany = { field: `lines.${index}.quantity` }
  if (!variant) return refusal('variant.notFound', which)
  const { pieces } = site.settings.orderLimits
  const name = nameWithOptions(variant)
  if (variant.sample) return refusal('cart.sample', { ...which, name })
  if (!variant.published) return refusal('cart.noLongerSold', { ...which, name })
  if (variant.stock < quantity) return tooLittle(name, variant.stock, howMany)
  return held + quantity > pieces ? refusal('cart.mostPieces', { ...howMany, name, limit: pieces }) : undefined
}
