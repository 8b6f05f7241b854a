import { ActionButtons } from '../../ui/action-buttons.tsx'
import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { StatValue, statSize } from '../../ui/stat-value.tsx'
import { defineSection } from '../define/section.ts'
import { looks, type Stat, type Stats, sample, schema } from './stats.schema.ts'

/** In columns as they fit; each begins with a line, across on phones and upright beside another. */
function Row({ items }: { items: Stat[] }) {
  const size = statSize(items, 'usual')
  return (
    <dl className="grid gap-y-8 max-md:divide-y max-md:divide-line-strong md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {items.map(({ key, value }, index) => (
        <StatValue
          key={index}
          name={key}
          value={value}
          size={size}
          className="border-line-strong max-md:not-last:pb-8 md:border-s md:px-[clamp(1rem,2.2vw,2rem)]"
        />
      ))}
    </dl>
  )
}

function Words({ props }: { props: Stats }) {
  const size = statSize(props.items, 'large')
  return (
    <div className="grid gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-12 lg:grid-cols-2">
      <div className="lg:[&>header]:mb-0">
        <SectionHeader {...props} align="start" />
        <ActionButtons buttons={props.buttons} className="lg:mt-10" />
      </div>
      <dl className="grid gap-x-10 gap-y-12 sm:grid-cols-2">
        {props.items.map(({ key, value }, index) => (
          <StatValue key={index} name={key} value={value} size={size} />
        ))}
      </dl>
    </div>
  )
}

function Picture({ props }: { props: Stats }) {
  const size = statSize(props.items, 'usual')
  return (
    <div className="grid items-center gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-12 lg:grid-cols-2">
      <Photo {...props.image} sizes="(min-width: 64rem) 40rem, 92vw" ratio="5 / 4" className="w-full rounded-card" />
      <div>
        <SectionHeader {...props} align="start" />
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {props.items.map(({ key, value }, index) => (
            <StatValue key={index} name={key} value={value} size={size} className="border-t border-line-strong py-6" />
          ))}
        </dl>
        <ActionButtons buttons={props.buttons} className="mt-8" />
      </div>
    </div>
  )
}

/** Numbers that speak for the site (S71). */
function StatsView({ props }: { props: Stats }) {
  const items = props.items.filter(({ value }) => value !== '')
  if (items.length === 0) return null
  const { layout, image } = props
  const shown = { ...props, items }
  return (
    <Band band={props}>
      {layout === 'picture' && image.media && <Picture props={shown} />}
      {(layout === 'words' || (layout === 'picture' && !image.media)) && <Words props={shown} />}
      {layout === 'row' && (
        <>
          <SectionHeader {...props} />
          <Row items={items} />
        </>
      )}
    </Band>
  )
}

export const stats = defineSection({
  type: 'stats',
  title: 'Numbers',
  category: 'proof',
  schema,
  sample,
  looks,
  view: StatsView,
})
