import { useQuery } from '@tanstack/react-query'
import { pictureAddress } from '../../client/reviews.ts'

type Props = { id: string; alt: string; size: 'size-12' | 'size-20'; download?: true }

/** A picture that a customer sent, read with the token of staff; `download` links to the file. */
export function PrivatePicture({ id, alt, size, download }: Props) {
  const { data } = useQuery({
    queryKey: ['private picture', id],
    queryFn: () => pictureAddress(id),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const look = `${size} rounded-card bg-ground-soft object-contain`
  if (!data) return <span className={look} />
  const picture = <img src={data} alt={alt} className={look} />
  if (!download) return picture
  return (
    <a href={data} download={`${id}.webp`}>
      {picture}
    </a>
  )
}
