import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Island } from '../define/island.tsx'
import type { Newsletter } from './newsletter.schema.ts'
import NewsletterForm from './newsletter-form.island.tsx'

/** A subscribe block in one of two layouts (S38). */
export function NewsletterView({ props }: { props: Newsletter }) {
  const Layout = props.layout === 'card' ? CardLayout : BandLayout
  return (
    <Band band={props}>
      <Layout props={props} />
    </Band>
  )
}

function Form({ props }: { props: Newsletter }) {
  const { fieldLabel: label, placeholder, submitText, note } = props
  // Few who scroll past it subscribe: what checks a form is fetched by those who touch it.
  return (
    <Island
      name="newsletter-form"
      needs="Subscribing"
      of={NewsletterForm}
      props={{ label, placeholder, submitText, note }}
      start="touch"
    />
  )
}

const plainHeader = '[&>header]:mb-0 lg:[&>header]:mb-0'

function BandLayout({ props }: { props: Newsletter }) {
  if (props.align === 'center') {
    return (
      <div className={`mx-auto max-w-[44rem] ${plainHeader}`}>
        <SectionHeader {...props} />
        <div className="mx-auto mt-8 max-w-[34rem]">
          <Form props={props} />
        </div>
      </div>
    )
  }
  return (
    <div
      className={`grid items-end gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] ${plainHeader}`}
    >
      <SectionHeader {...props} />
      <Form props={props} />
    </div>
  )
}

/** A sheet of its own; the picture fills its other half where there is room. */
function CardLayout({ props }: { props: Newsletter }) {
  const pictured = props.image.media !== ''
  return (
    <div
      className={`overflow-hidden rounded-card border border-line-strong ${pictured ? 'grid lg:grid-cols-2' : 'mx-auto max-w-[52rem]'}`}
    >
      <Photo
        {...props.image}
        sizes="(min-width: 64rem) 40rem, 92vw"
        className="aspect-[16/9] size-full lg:order-last lg:aspect-auto lg:min-h-[30rem]"
      />
      <div className={`flex flex-col justify-center gap-8 p-[clamp(1.5rem,5vw,4rem)] ${plainHeader}`}>
        <SectionHeader {...props} />
        <Form props={props} />
      </div>
    </div>
  )
}
