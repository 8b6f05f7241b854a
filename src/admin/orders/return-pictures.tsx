import { useQuery } from '@tanstack/react-query'
import { pictureAddress } from '../../client/reviews.ts'
import type { OrderReturn } from '../../shared/selling/order-parts.ts'

/** Pictures of what is returned, read with the token of staff. */
export function ReturnPictures({ pictures }: Pick<OrderReturn, 'pictures'>) {
  return (
    <span className="flex flex-wrap gap-2 empty:hidden">
      {pictures.map(({ _id }, index) => (
        <Picture key={_id} id={_id} alt={`Picture ${index + 1} of the return`} />
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
  const look = 'size-20 rounded-card bg-ground-soft object-contain'
  return data ? (
    <a href={data} download={`${id}.webp`}>
      <img src={data} alt={alt} className={look} />
    </a>
  ) : (
    <span className={look} />
  )
}
