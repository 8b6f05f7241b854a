import type { StaffReview } from '../../shared/selling/opinions/reviews.ts'
import { PrivatePicture } from '../ui/private-picture.tsx'

/** Small pictures of a review; those of one that is not shown are for staff alone, so each is read with their token. */
export function ReviewPictures({ pictures }: { pictures: StaffReview['pictures'] }) {
  return (
    <span className="mt-1.5 flex gap-1.5 empty:hidden">
      {pictures.map(({ _id }, index) => (
        <PrivatePicture key={_id} id={_id} alt={`Picture ${index + 1}`} size="size-12" />
      ))}
    </span>
  )
}
