import type { ShownPicture } from '../../../../shared/content/picture-shapes.ts'
import { pictureUrl } from '../../../../shared/content/pictures.ts'
import type { ProductListItem } from '../../../../shared/selling/products.ts'
import { type Rating, ratingOf, type StarCounts } from '../../../../shared/selling/rating.ts'
import type { Ctx } from '../../../platform/context.ts'

/** Wide enough for a phone's whole screen. */
const width = 960

/** Pictures of a product as every reader gets them; `null` where it has none. */
export function withAddresses({ site }: Ctx, media: ShownPicture[] | null): ProductListItem['basicDetails']['media'] {
  return (media ?? []).map((picture) => ({ ...picture, url: `${site.origin}${pictureUrl(picture.id, width)}` }))
}

/** @param counts null where no review of the product was ever shown */
export function asRating(counts: StarCounts | null): Rating | null {
  const rating = counts && ratingOf(counts)
  return rating && { average: rating.average, count: rating.count }
}
