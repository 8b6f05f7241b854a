import { hrefOf } from '../../shared/content/pages/links.ts'
import { ActionButtons } from '../../ui/action-buttons.tsx'
import { outward } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { type Logo, type Logos, looks, sample, schema } from './logos.schema.ts'

type Props = { items: Logo[] }

/** Boxes of equal size: no logo dominates, and nothing shifts when images load. */
function Mark({ logo: { image, name } }: { logo: Logo }) {
  if (image.media)
    return <Photo {...image} alt={image.alt || name} sizes="11rem" fit="contain" className="h-12 w-full max-w-44" />
  return <span className="font-display text-xl leading-tight text-balance wrap-anywhere">{name}</span>
}

/** A logo that leads somewhere is a link, named by itself. */
function LinkedMark({ logo }: { logo: Logo }) {
  const href = hrefOf(logo.buttonAction)
  const mark = <Mark logo={logo} />
  if (!href) return mark
  return (
    <Link
      href={href}
      aria-label={logo.image.media && !logo.image.alt && !logo.name ? href : undefined}
      className="grid min-h-11 w-full place-items-center rounded-card underline-offset-4 transition-opacity hover:underline hover:opacity-75"
      {...outward(href)}
    >
      {mark}
    </Link>
  )
}

const cell = 'grid min-h-24 min-w-0 place-items-center text-center'

/** One line where there is room, else as many as are needed, each in the middle. */
function Line({ items }: Props) {
  return (
    <ul className="flex flex-wrap items-center justify-center gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 lg:justify-around">
      {items.map((logo, index) => (
        <li key={index} className="grid w-36 min-w-0 place-items-center text-center">
          <LinkedMark logo={logo} />
        </li>
      ))}
    </ul>
  )
}

/** Every cell has its line at the top and the start; those at the grid's edge are cut off. */
function Grid({ items, columns }: Props & { columns: string }) {
  return (
    <div className="overflow-hidden border-y border-line-strong">
      <ul className={`-ms-px -mt-px grid grid-cols-2 ${columns}`}>
        {items.map((logo, index) => (
          <li
            key={index}
            className={`${cell} border-s border-t border-line-strong px-4 py-[clamp(1.25rem,3vw,2.5rem)]`}
          >
            <LinkedMark logo={logo} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Beside({ props, items }: Props & { props: Logos }) {
  return (
    <div className="grid items-center gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <SectionHeader {...props} align="start" />
        <ActionButtons buttons={props.buttons} className="max-lg:mb-8" />
      </div>
      <ul className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-3">
        {items.map((logo, index) => (
          <li key={index} className={cell}>
            <LinkedMark logo={logo} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Logos of others (S11). */
function LogosView({ props }: { props: Logos }) {
  const items = props.items.filter(({ image, name }) => image.media || name)
  if (items.length === 0) return null
  return (
    <Band band={props}>
      {props.layout !== 'beside' && <SectionHeader {...props} />}
      {props.layout === 'line' && <Line items={items} />}
      {props.layout === 'grid' && <Grid items={items} columns={columnsFor(items.length)} />}
      {props.layout === 'beside' && <Beside props={props} items={items} />}
    </Band>
  )
}

/** The number of columns that leaves the smallest hole at the end. */
function columnsFor(count: number): string {
  const hole = (columns: number) => (columns - (count % columns)) % columns
  const [best = 4] = [4, 5, 3].toSorted((a, b) => hole(a) - hole(b))
  return { 3: 'md:grid-cols-3', 4: 'md:grid-cols-4', 5: 'md:grid-cols-5' }[best] ?? ''
}

export const logos = defineSection({
  type: 'logos',
  title: 'Logos',
  category: 'proof',
  schema,
  sample,
  looks,
  view: LogosView,
})
