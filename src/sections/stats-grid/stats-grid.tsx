import { Band } from '../../ui/band.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { statSize } from '../../ui/stat-value.tsx'
import { defineSection } from '../define/section.ts'
import { looks, type StatsGrid, sample, schema } from './stats-grid.schema.ts'

type Items = { items: StatsGrid['items'] }

const columns = 'grid sm:grid-cols-2 lg:grid-cols-3'

/** Every cell has its line at the top and the start; those at the grid's edge are cut off. */
function Lines({ items }: Items) {
  const size = statSize(items, 'usual')
  return (
    <div className="overflow-hidden border-y border-line-strong">
      <dl className={`${columns} -ms-px -mt-px`}>
        {items.map(({ key, value, description }, index) => (
          <div
            key={index}
            className="flex min-w-0 flex-col border-s border-t border-line-strong px-[clamp(1rem,2.5vw,2.25rem)] py-[clamp(1.75rem,3vw,2.75rem)]"
          >
            <dt className="order-2 mt-2 leading-snug text-ink-soft wrap-anywhere">{key}</dt>
            <dd className={`font-display leading-[1.1] tabular-nums wrap-anywhere ${size}`}>{value}</dd>
            {description && <dd className="order-3 mt-3 text-sm text-ink-soft wrap-anywhere">{description}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}

function Tiles({ items, ground }: Items & { ground: string }) {
  const size = statSize(items, 'usual')
  return (
    <dl className={`${columns} gap-4`}>
      {items.map(({ key, value, description }, index) => (
        <div key={index} className={`flex flex-col rounded-card p-[clamp(1.5rem,2.5vw,2.25rem)] ${ground}`}>
          <dt className="order-2 mt-5 font-semibold wrap-anywhere">{key}</dt>
          <dd className={`font-display leading-[1.1] tabular-nums wrap-anywhere ${size}`}>{value}</dd>
          {description && (
            <dd className="order-3 mt-1.5 whitespace-pre-line text-ink-soft wrap-anywhere">{description}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Many numbers in a grid (S72). */
function StatsGridView({ props }: { props: StatsGrid }) {
  const items = props.items.filter(({ value }) => value !== '')
  if (items.length === 0) return null
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      {props.layout === 'lines' && <Lines items={items} />}
      {props.layout === 'tiles' && (
        <Tiles items={items} ground={props.tone === 'soft' ? 'bg-ground' : 'bg-ground-soft'} />
      )}
    </Band>
  )
}

export const statsGrid = defineSection({
  type: 'stats-grid',
  title: 'Grid of numbers',
  category: 'proof',
  schema,
  sample,
  looks,
  view: StatsGridView,
})
