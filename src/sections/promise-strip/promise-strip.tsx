import { Band } from '../../ui/band.tsx'
import { Icon } from '../../ui/icon.tsx'
import { defineSection } from '../define/section.ts'
import { looks, type PromiseItem, type PromiseStrip, sample, schema } from './promise-strip.schema.ts'

function Words({ item: { title, description } }: { item: PromiseItem }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      {title && <p className="leading-snug font-semibold">{title}</p>}
      {description && <p className="mt-1 text-sm text-ink-soft">{description}</p>}
    </div>
  )
}

/** Below one another on phones, where a line would have to be scrolled. */
function Line({ items }: { items: PromiseItem[] }) {
  return (
    <ul className="flex flex-wrap justify-between gap-x-10 gap-y-5 max-sm:flex-col">
      {items.map((item, index) => (
        <li key={index} className="flex items-center gap-3 lg:max-w-[17rem]">
          <Icon name={item.icon} className="size-6 shrink-0 text-accent" />
          <Words item={item} />
        </li>
      ))}
    </ul>
  )
}

/** The lines between the cells are the gaps of the grid, through which its ground is seen. */
function Boxed({ items }: { items: PromiseItem[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] overflow-hidden rounded-card border border-line">
      {items.map((item, index) => (
        <li key={index} className="-mr-px -mb-px flex gap-4 border-r border-b border-line p-6 lg:flex-col lg:p-7">
          <Icon name={item.icon} className="size-7 shrink-0 text-accent" />
          <Words item={item} />
        </li>
      ))}
    </ul>
  )
}

/** Short promises with icons. */
function PromiseStripView({ props }: { props: PromiseStrip }) {
  const items = props.items.filter(({ title, description }) => title || description)
  if (items.length === 0) return null
  return <Band band={props}>{props.layout === 'line' ? <Line items={items} /> : <Boxed items={items} />}</Band>
}

export const promiseStrip = defineSection({
  type: 'promise-strip',
  title: 'Promises',
  category: 'proof',
  schema,
  sample,
  looks,
  view: PromiseStripView,
})
