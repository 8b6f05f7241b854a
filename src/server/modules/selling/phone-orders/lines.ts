import { nameWithOptions } from '../../../../shared/selling/bag.ts'
import type { PhoneOrderBody } from '../../../../shared/selling/phone-orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import type { CartLine } from '../cart/index.ts'
import { tooLittle } from '../checkout/index.ts'
import { findVariants, type SellableVariant } from '../products/index.ts'

type AskedLine = PhoneOrderBody['lines'][number]

/** A line that staff typed, with its variant and why it cannot be ordered. */
export type TypedLine = AskedLine & { variant: SellableVariant | undefined; fault: Refusal | undefined }

/** The typed lines at today's prices. */
export async function readTyped(ctx: Ctx, asked: AskedLine[]): Promise<TypedLine[]> {
  const variants = await findVariants(
    ctx,
    asked.map(({ variantId }) => variantId),
  )
  return asked.map((line, index) => {
    const variant = variants.get(line.variantId)
    return { ...line, variant, fault: faultOf(ctx, variant, line.quantity, index) }
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

function faultOf({ site }: Ctx, variant: SellableVariant | undefined, quantity: number, index: number) {
  const which = { field: `lines.${index}.variantId` }
  const howMany = { field: `lines.${index}.quantity` }
  if (!variant) return refusal('variant.notFound', which)
  const { pieces } = site.settings.orderLimits
  const name = nameWithOptions(variant)
  if (variant.sample) return refusal('cart.sample', { ...which, name })
  if (!variant.published) return refusal('cart.noLongerSold', { ...which, name })
  if (variant.stock < quantity) return tooLittle(name, variant.stock, howMany)
  return quantity > pieces ? refusal('cart.mostPieces', { ...howMany, name, limit: pieces }) : undefined
}
