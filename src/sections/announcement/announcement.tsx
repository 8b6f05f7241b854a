import { Carousel } from '../../features/carousel/carousel.tsx'
import { pictureTime } from '../../features/carousel/strip.ts'
import { hrefOf } from '../../shared/content/pages/links.ts'
import { t } from '../../shared/words.ts'
import { outward } from '../../ui/action-link.tsx'
import { grounds } from '../../ui/band.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { defineSection } from '../define/section.ts'
import { type Announcement, looks, type Notice, sample, schema } from './announcement.schema.ts'

/** A slim bar above the header. Shows all notices where they fit and the first on phones, or rotates them. */
function AnnouncementView({ props }: { props: Announcement }) {
  const items = props.items.filter(({ text }) => text)
  if (items.length === 0) return null
  const inTurn = props.layout === 'ticker' && items.length > 1
  return (
    <aside className={`${grounds[props.tone]} text-sm`} aria-label={t('Announcements')}>
      {inTurn ? <InTurn items={items} /> : <SideBySide items={items.slice(0, 4)} />}
    </aside>
  )
}

function SideBySide({ items }: { items: Notice[] }) {
  return (
    <ul className="frame flex justify-center lg:divide-x lg:divide-line [&>li+li]:max-lg:hidden">
      {items.map((item, index) => (
        <li key={index} className="flex min-h-11 min-w-0 items-center justify-center text-center lg:px-8">
          <Line item={item} />
        </li>
      ))}
    </ul>
  )
}

function InTurn({ items }: { items: Notice[] }) {
  const leads = items.some(({ action }) => hrefOf(action))
  return (
    <div className="frame">
      <Carousel
        label={t('Announcements')}
        slides={items.map((item) => ({
          name: item.text,
          content: (
            <div className="flex h-full items-center justify-center text-center">
              <Line item={item} />
            </div>
          ),
        }))}
        time={pictureTime}
        className="carousel-slim"
        tabIndex={leads ? undefined : 0}
        start="idle"
      />
    </div>
  )
}

function Line({ item }: { item: Notice }) {
  const href = hrefOf(item.action)
  const content = (
    <>
      {item.icon && <Icon name={item.icon} className="size-4 shrink-0" />}
      <span className="min-w-0 leading-snug">{item.text}</span>
    </>
  )
  const shape = 'flex min-h-11 min-w-0 items-center gap-2'
  if (!href) return <p className={shape}>{content}</p>
  return (
    <Link
      href={href}
      className={`${shape} underline decoration-line-strong underline-offset-4 hover:decoration-current`}
      {...outward(href)}
    >
      {content}
    </Link>
  )
}

export const announcement = defineSection({
  type: 'announcement',
  title: 'Announcement',
  category: 'structure',
  schema,
  sample,
  looks,
  view: AnnouncementView,
})
