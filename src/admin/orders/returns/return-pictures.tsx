import type { OrderReturn } from '../../../shared/selling/orders/order-parts.ts'
import { PrivatePicture } from '../../ui/private-picture.tsx'

/** Pictures of what is returned, read with the token of staff. */
export function ReturnPictures({ pictures }: Pick<OrderReturn, 'pictures'>) {
  return (
    <span className="flex flex-wrap gap-2 empty:hidden">
      {pictures.map(({ _id }, index) => (
        <PrivatePicture key={_id} id={_id} alt={`Picture ${index + 1} of the return`} size="size-20" download />
      ))}
    </span>
  )
}
