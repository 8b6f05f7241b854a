import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { mostSeen, readSeen } from '../../client/seen.ts'
import { ProductShelf } from '../../features/product-listing/product-shelf.tsx'
import { listByFilters } from '../../server/modules/selling/search/search.contract.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import type { RecentlySeenProps } from './recently-seen.schema.ts'

/** Products seen in this browser, latest first, without the one whose page is open. Renders nothing if there are none. */
export default function RecentlySeen(props: RecentlySeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const items = useSeenProducts()
  const mayStand = useRoomFor(place, items.length > 0)
  const { heading, title, card } = props
  return (
    <div ref={place}>
      {mayStand && (
        <Band band={props}>
          <SectionHeader {...props} />
          <ProductShelf
            items={items}
            look={card}
            level={heading ? 3 : 2}
            label={heading || title || t('Recently seen products')}
          />
        </Band>
      )}
    </div>
  )
}

/** In the order seen, without products that are no longer for sale. */
function useSeenProducts(): ProductListItem[] {
  const [seen, setSeen] = useState<string[]>([])
  useEffect(() => setSeen(readSeen()), [])
  const { data = [] } = useQuery({
    queryKey: ['seen', seen],
    queryFn: async () => (await call(listByFilters, { body: bodyFor(seen) })).data,
    enabled: seen.length > 0,
  })
  const byId = new Map(data.filter(({ path }) => !isOpen(path)).map((item) => [item._id, item]))
  return seen.flatMap((id) => byId.get(id) ?? [])
}

const bodyFor = (ids: string[]) => ({ s: mostSeen, filters: { _id: [{ operator: 'IN' as const, value: ids }] } })

const isOpen = (path: string) => inLanguage(addressOf('product', path)) === location.pathname

/** True once there are items and the section's place is below the screen. In view or above it, inserting them would shift the page. */
function useRoomFor(place: RefObject<HTMLElement | null>, hasSome: boolean): boolean {
  const [hasRoom, setHasRoom] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || !hasSome) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < innerHeight) return
      observer.disconnect()
      setHasRoom(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, hasSome])
  return hasRoom && hasSome
}
