import { screenProperties } from '../../shared/content/media/responsive.ts'
import { ActionButtons } from '../../ui/action-buttons.tsx'
import { ActionLink } from '../../ui/action-link.tsx'
import { rowAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { PersonPicture } from './person-picture.tsx'
import { looks, type Person, sample, schema, type Team } from './team.schema.ts'

type Level = 2 | 3
type Props = { items: Person[]; columns: Team['columns']; level: Level }

function Words({ person, level, size = 'text-lg' }: { person: Person; level: Level; size?: string }) {
  const { name, title, subtitle, description, buttons } = person
  const Name = `h${level}` as const
  return (
    <div className="min-w-0">
      {name && <Name className={`${size} leading-snug`}>{name}</Name>}
      {title && <p className="mt-1 leading-snug text-ink-soft wrap-anywhere">{title}</p>}
      {subtitle && <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{subtitle}</p>}
      {description && <p className="mt-3 max-w-[60ch] whitespace-pre-line wrap-anywhere">{description}</p>}
      <div className="person-links -mx-3 mt-1 flex flex-wrap empty:hidden">
        {buttons.map((button, index) => (
          <ActionLink key={index} button={button} look="quiet" />
        ))}
      </div>
    </div>
  )
}

function Portraits({ items, columns, level }: Props) {
  return (
    <ul
      className="cols-by-screen gap-x-[clamp(0.85rem,1.8vw,1.5rem)] gap-y-[clamp(2rem,4vw,3.5rem)]"
      style={screenProperties('cols', columns)}
    >
      {items.map((person, index) => (
        <li key={index}>
          <PersonPicture
            person={person}
            prefer="image"
            sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 30vw, 45vw"
            ratio="4 / 5"
            className="mb-4 w-full rounded-card"
          />
          <Words person={person} level={level} />
        </li>
      ))}
    </ul>
  )
}

function Round({ items, columns, level }: Props) {
  return (
    <ul
      className="cols-centred gap-y-[clamp(2.25rem,4vw,3.5rem)] text-center [&_.person-links]:justify-center [&_p]:mx-auto"
      style={screenProperties('cols', columns)}
    >
      {items.map((person, index) => (
        <li key={index}>
          <PersonPicture
            person={person}
            prefer="thumb"
            sizes="10rem"
            ratio="1"
            className="mx-auto mb-5 w-full max-w-40 rounded-full"
          />
          <Words person={person} level={level} />
        </li>
      ))}
    </ul>
  )
}

function Rows({ items, level }: Props) {
  return (
    <ul className="border-t border-line-strong">
      {items.map((person, index) => (
        <li
          key={index}
          className="grid items-start gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 border-b border-line-strong py-8 sm:grid-cols-[minmax(8rem,1fr)_minmax(0,3fr)]"
        >
          <PersonPicture
            person={person}
            prefer="image"
            sizes="(min-width: 40rem) 20rem, 12rem"
            ratio="1"
            className="w-full rounded-card max-sm:max-w-48"
          />
          <Words person={person} level={level} size="text-2xl" />
        </li>
      ))}
    </ul>
  )
}

function Listed({ items, level }: Props) {
  return (
    <ul className="divide-y divide-line-strong border-y border-line-strong">
      {items.map((person, index) => (
        <li key={index} className="flex items-start gap-5 py-6">
          <PersonPicture
            person={person}
            prefer="thumb"
            sizes="5rem"
            ratio="1"
            className="w-16 shrink-0 rounded-full sm:w-20"
          />
          <Words person={person} level={level} />
        </li>
      ))}
    </ul>
  )
}

function Beside({ props, list }: { props: Team; list: Props }) {
  return (
    <div className="grid items-start gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="lg:sticky lg:top-32">
        <SectionHeader {...props} align="start" />
        <ActionButtons buttons={props.buttons} className="max-lg:mb-6" />
      </div>
      <Listed {...list} />
    </div>
  )
}

/** The people of a site (S82). */
function TeamView({ props }: { props: Team }) {
  const { layout, heading, align, columns } = props
  const items = props.items.filter(({ name, image, thumb }) => name || image.media || thumb.media)
  if (items.length === 0) return null
  const list = { items, columns, level: heading ? 3 : 2 } as const
  const place = layout === 'round' ? 'center' : align
  return (
    <Band band={props}>
      {layout === 'beside' && <Beside props={props} list={list} />}
      {layout !== 'beside' && <SectionHeader {...props} align={place} />}
      {layout === 'portraits' && <Portraits {...list} />}
      {layout === 'round' && <Round {...list} />}
      {layout === 'rows' && <Rows {...list} />}
      {layout !== 'beside' && <ActionButtons buttons={props.buttons} className={`mt-12 ${rowAt(place)}`} />}
    </Band>
  )
}

export const team = defineSection({
  type: 'team',
  title: 'People',
  category: 'proof',
  schema,
  sample,
  looks,
  view: TeamView,
})
