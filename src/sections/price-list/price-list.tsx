import { ActionLink } from '../../ui/action-link.tsx'
import { boxAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { DietMark } from './diet-mark.tsx'
import { looks, type PriceGroup, type PriceItem, type PriceList, sample, schema } from './price-list.schema.ts'

type Layout = PriceList['layout']

const lists: Record<Layout, string> = {
  leaders: 'grid gap-y-6',
  columns: 'grid gap-y-6',
  pictures: 'grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3',
}

/** Groups side by side; one that is alone has its entries side by side. */
const twoColumns = 'gap-x-[clamp(2.5rem,7vw,7rem)] lg:grid-cols-2'

/** Name and price on one line, as far as there is room, with dots between them. */
function Entry({ item, layout }: { item: PriceItem; layout: Layout }) {
  const { name, description, price, diet, image } = item
  const dotted = layout !== 'pictures'
  return (
    <>
      {layout === 'pictures' && (
        <Photo
          {...image}
          sizes="(min-width: 84rem) 25rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
          ratio="4 / 3"
          className="mb-4 w-full rounded-card"
        />
      )}
      <p className="flex items-baseline gap-3">
        <span className="flex min-w-0 items-baseline gap-2.5 text-lg leading-snug font-semibold wrap-anywhere">
          {diet !== 'none' && (
            <span className="relative top-0.5 shrink-0">
              <DietMark diet={diet} />
            </span>
          )}
          {name}
        </span>
        <span className={`min-w-4 flex-1 ${dotted && price ? 'border-b-2 border-dotted border-line-strong' : ''}`} />
        {price && <span className="max-w-[45%] shrink-0 text-end text-lg tabular-nums wrap-anywhere">{price}</span>}
      </p>
      {description && <p className="mt-1 max-w-[52ch] whitespace-pre-line text-ink-soft">{description}</p>}
    </>
  )
}

type GroupProps = { group: PriceGroup; layout: Layout; level: 2 | 3; alone: boolean }

function Group({ group, layout, level, alone }: GroupProps) {
  const Title = `h${level}` as const
  return (
    <div>
      {group.title && <Title className="text-2xl">{group.title}</Title>}
      {group.description && <p className="mt-2 max-w-[60ch] whitespace-pre-line text-ink-soft">{group.description}</p>}
      <ul className={`mt-7 first:mt-0 ${lists[layout]} ${layout === 'columns' && alone ? twoColumns : ''}`}>
        {group.items.map((item, index) => (
          <li key={index}>
            <Entry item={item} layout={layout} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Names and prices in groups: a list of services, or the card of a kitchen. */
function PriceListView({ props }: { props: PriceList }) {
  const { layout, note, align } = props
  const groups = props.groups
    .map((group) => ({ ...group, items: group.items.filter(({ name }) => name) }))
    .filter(({ items }) => items.length > 0)
  if (groups.length === 0) return null
  const level = props.heading ? 3 : 2
  const measure = layout === 'leaders' ? `max-w-[46rem] ${boxAt(align)}` : ''
  const alone = groups.length === 1
  const columns = layout === 'columns' && !alone ? twoColumns : ''
  return (
    <Band band={props}>
      <div className={measure}>
        <SectionHeader {...props} />
        <div className={`grid items-start gap-y-14 ${columns}`}>
          {groups.map((group, index) => (
            <Group key={index} group={group} layout={layout} level={level} alone={alone} />
          ))}
        </div>
        {note && <p className="mt-10 max-w-[70ch] text-sm whitespace-pre-line text-ink-soft">{note}</p>}
        <ActionLink button={props.button} look="secondary" className="mt-9" />
      </div>
    </Band>
  )
}

export const priceList = defineSection({
  type: 'price-list',
  title: 'Price list and menu',
  category: 'content',
  schema,
  sample,
  looks,
  view: PriceListView,
})
