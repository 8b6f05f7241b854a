import type { ComponentProps } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import type { UnsoldItems } from '../../features/cart-drawer/unsold-items.tsx'

type Props = ComponentProps<typeof UnsoldItems>

/** The items of the bag that are no longer sold. */
export function Unsold(props: Props) {
  return props.items.length > 0 ? <Loaded {...props} /> : null
}

const load = () => import('../../features/cart-drawer/unsold-items.tsx')

/** Few bags have any, so the list comes when it is needed. */
function Loaded(props: Props) {
  const { module } = useLoaded(load)
  return module && <module.UnsoldItems {...props} />
}
