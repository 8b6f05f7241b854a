import { mapSearch, openInMaps } from '../../shared/content/maps.ts'
import { telHref } from '../../shared/people/tel.ts'
import { t } from '../../shared/words.ts'
import { outward } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { looks, type Store, type StoreList, sample, schema } from './store-list.schema.ts'

type StoreProps = { store: Store; level: 2 | 3; mapText: string }

const link = 'inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline'

function Phone({ phone }: { phone: string }) {
  const href = telHref(phone)
  const content = (
    <>
      <Icon name="phone" className="size-4 shrink-0 text-accent" />
      {phone}
    </>
  )
  if (!phone) return null
  return href ? (
    <Link href={href} className={link}>
      {content}
    </Link>
  ) : (
    <p className="inline-flex min-h-11 items-center gap-2">{content}</p>
  )
}

function MapLink({ store: { name, address }, mapText }: StoreProps) {
  if (!address) return null
  const href = mapSearch([name, address].filter(Boolean).join(', '))
  return (
    <Link href={href} className={`${link} font-semibold`} {...outward(href)}>
      <Icon name="place" className="size-4 shrink-0 text-accent" />
      {mapText || t(openInMaps)}
      {name && <span className="sr-only">{`: ${name}`}</span>}
    </Link>
  )
}

function Words(props: StoreProps) {
  const { name, address, hours, phone } = props.store
  const Name = `h${props.level}` as const
  return (
    <>
      {name && <Name className="text-xl leading-snug">{name}</Name>}
      {address && <address className="mt-2 leading-relaxed whitespace-pre-line not-italic">{address}</address>}
      {hours && <p className="mt-2 whitespace-pre-line text-ink-soft">{hours}</p>}
      <div className="mt-2 flex flex-wrap gap-x-6">
        <Phone phone={phone} />
        <MapLink {...props} />
      </div>
    </>
  )
}

function Line(props: StoreProps) {
  const { name, address, hours, phone } = props.store
  const Name = `h${props.level}` as const
  return (
    <div className="grid gap-x-10 gap-y-2 py-7 md:grid-cols-3">
      {name && <Name className="text-xl leading-snug">{name}</Name>}
      <div className="md:col-start-2">
        {address && <address className="leading-relaxed whitespace-pre-line not-italic">{address}</address>}
        <MapLink {...props} />
      </div>
      <div className="md:col-start-3">
        {hours && <p className="whitespace-pre-line text-ink-soft">{hours}</p>}
        <Phone phone={phone} />
      </div>
    </div>
  )
}

/** Places of a business, each with its ways to be reached. */
function StoreListView({ props }: { props: StoreList }) {
  const { layout, mapText, heading } = props
  const stores = props.items.filter(({ name, address }) => name || address)
  if (stores.length === 0) return null
  const level = heading ? 3 : 2
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      {layout === 'list' ? (
        <ul className="border-t border-line">
          {stores.map((store, index) => (
            <li key={index} className="border-b border-line wrap-anywhere">
              <Line store={store} level={level} mapText={mapText} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {stores.map((store, index) => (
            <li key={index} className="wrap-anywhere">
              <Photo
                {...store.image}
                sizes="(min-width: 84rem) 25rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
                ratio="4 / 3"
                className="mb-5 w-full rounded-card"
              />
              <Words store={store} level={level} mapText={mapText} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}

export const storeList = defineSection({
  type: 'store-list',
  title: 'Shops and offices',
  category: 'contact',
  schema,
  sample,
  looks,
  view: StoreListView,
})
