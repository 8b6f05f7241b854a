import { useQuery } from '@tanstack/react-query'
import { pictureAddress } from '../../client/reviews.ts'
import type { StaffReview } from '../../shared/selling/reviews.ts'

/** Small pictures of a review; those of one that is not shown are for staff alone, so each is read with their token. */
export function ReviewPictures({ pictures }: { pictures: StaffReview['pictures'] }) {
  return (
    <span className="mt-1.5 flex gap-1.5 empty:hidden">
      {pictures.map(({ _id }, index) => (
        <Picture key={_id} id={_id} alt={`Picture ${index + 1}`} />
      ))}
    </span>
  )
}

function Picture({ id, alt }: { id: string; alt: string }) {
  const { data } = useQuery({
    queryKey: ['review picture', id],
    queryFn: () => pictureAddress(id),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const look = 'size-12 rounded-card bg-ground-soft object-contain'
  return data ? <img src={data} alt={alt} className={look} /> : <span className={look} />
}
