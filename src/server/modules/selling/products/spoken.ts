import type { Ctx } from '../../../platform/context.ts'
import type { Spoken } from '../../../platform/refusal.ts'
import { translated } from '../../content/translations/index.ts'
import { mapLine } from './product-texts.ts'
import type { SellableVariant } from './sellable.ts'

/** Variants with their names and options in the language of the context. */
export function spokenVariants(ctx: Ctx, variants: SellableVariant[]): Promise<SellableVariant[]> {
  return translated(
    ctx,
    'product',
    variants,
    ({ productId }) => productId,
    (variant, say) => ({ ...variant, ...mapLine(variant, say) }),
  )
}

/** Things with the names of their products in the language of the context. */
export function withSpokenNames<T extends { productId: string; name: string }>(ctx: Ctx, named: T[]): Promise<T[]> {
  return translated(
    ctx,
    'product',
    named,
    ({ productId }) => productId,
    (one, say) => ({ ...one, name: say(one.name, 'Name') }),
  )
}

/** The name of a product for a refusal. */
export async function nameToTell(ctx: Ctx, { productId, name }: { productId: string; name: string }): Promise<Spoken> {
  const [spoken] = await withSpokenNames(ctx, [{ productId, name }])
  return { own: name, said: spoken?.name ?? name }
}
