import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { ScrollFrame } from '../../ui/scroll-frame.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { type ColouredCard, type ColouredCards, looks, sample, schema } from './coloured-cards.schema.ts'
import { cardColours } from './colours.ts'

type Level = 2 | 3
type Ground = Parameters<typeof cardColours>[1]
type Props = { items: ColouredCard[]; level: Level; ground: Ground }

type CardProps = { item: ColouredCard; level: Level; ground: Ground; className: string; large?: string }

function Card({ item, level, ground, className, large = '' }: CardProps) {
  const { title, heading, description, gap } = item
  const Title = `h${level}` as const
  return (
    <li
      className={`flex min-w-0 flex-col rounded-card p-[clamp(1.5rem,2.6vw,2.5rem)] ${className}`}
      style={{ ...cardColours(item, ground), gap }}
    >
      {title && <p className="text-sm font-semibold wrap-anywhere">{title}</p>}
      {heading && <Title className={`text-2xl leading-snug ${large}`}>{heading}</Title>}
      {description && <p className="max-w-[60ch] whitespace-pre-line wrap-anywhere">{description}</p>}
    </li>
  )
}

function Grid(props: Props) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {props.items.map((item, index) => (
        <Card key={index} {...props} item={item} className="md:min-h-64" />
      ))}
    </ul>
  )
}

function Row({ label, ...props }: Props & { label: string }) {
  return (
    <ScrollFrame label={label} className="frame-bleed snap-x pb-4">
      <ul className="grid auto-cols-[clamp(15rem,78vw,22rem)] grid-flow-col gap-4 lg:gap-5">
        {props.items.map((item, index) => (
          <Card key={index} {...props} item={item} className="min-h-72 snap-start" />
        ))}
      </ul>
    </ScrollFrame>
  )
}

/** Width of the last card, by the number of free columns of four, so that it fills its row. */
const restOfRow = ['', 'lg:col-span-2', 'lg:col-span-3', 'lg:col-span-4']

/** The place of a card beside and below the large one, which leaves room for four. */
function placeOf(index: number, others: number): string {
  const tablet = index === others - 1 && others % 2 === 1 ? 'md:col-span-2' : ''
  if (others === 1) return 'md:col-span-2 lg:row-span-2'
  if (others === 2) return `${tablet} lg:col-span-2`
  if (others === 3) return index === 2 ? 'md:col-span-2' : ''
  const missing = (4 - (others % 4)) % 4
  return index === others - 1 ? `${tablet} ${restOfRow[missing] || 'lg:col-span-1'}` : ''
}

/** The first one is as large as four. */
function Bento(props: Props) {
  return (
    <ul className="grid grid-flow-dense gap-4 md:grid-cols-2 lg:grid-cols-4 lg:gap-5">
      {props.items.map((item, index) =>
        index === 0 ? (
          <Card
            key={index}
            {...props}
            item={item}
            className="justify-end md:col-span-2 md:min-h-96 lg:row-span-2"
            large="lg:text-4xl lg:leading-[var(--heading-line,1.1)]"
          />
        ) : (
          <Card
            key={index}
            {...props}
            item={item}
            className={`min-h-52 lg:min-h-64 ${placeOf(index - 1, props.items.length - 1)}`}
          />
        ),
      )}
    </ul>
  )
}

/** Words on cards of their own colours (S74). */
function ColouredCardsView({ props }: { props: ColouredCards }) {
  const { heading, layout, tone } = props
  const items = props.items.filter((item) => item.title || item.heading || item.description)
  if (items.length === 0) return null
  const cards = { items, level: heading ? 3 : 2, ground: tone === 'soft' ? 'ground' : 'ground-soft' } as const
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      {layout === 'grid' && <Grid {...cards} />}
      {layout === 'row' && <Row {...cards} label={heading || t('Cards')} />}
      {layout === 'bento' && <Bento {...cards} />}
    </Band>
  )
}

export const colouredCards = defineSection({
  type: 'coloured-cards',
  title: 'Coloured cards',
  category: 'content',
  schema,
  sample,
  looks,
  view: ColouredCardsView,
})
