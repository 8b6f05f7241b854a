import type { ShownPicture } from '../../../../shared/content/media/picture-shapes.ts'
import { withAddress } from '../../../../shared/content/media/pictures.ts'
import type { ProductListItem } from '../../../../shared/selling/catalogue/products.ts'
import { type Rating, ratingOf, type StarCounts } from '../../../../shared/selling/opinions/rating.ts'
import type { Ctx } from '../../../platform/context.ts'

/** A product's pictures with their URLs; empty for `null`. */
export function withAddresses({ site }: Ctx, media: ShownPicture[] | null): ProductListItem['basicDetails']['media'] {
  return (media ?? []).map((picture) => withAddress(site.origin, picture))
}

/** @param counts null if the product never had a published review */
export function asRating(counts: StarCounts | null): Rating | null {
  const rating = counts && ratingOf(counts)
  return rating && { average: rating.average, count: rating.count }
}
