import { boxAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { type Enquiry, looks, sample, schema } from './enquiry.schema.ts'
import EnquiryForm from './enquiry-form.island.tsx'

/** Enquiry form for an event or a service (S93), optionally beside a picture. */
function EnquiryView({ props }: { props: Enquiry }) {
  if (props.layout === 'picture' && props.image.media)
    return (
      <Band band={props}>
        <div className="grid gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-10 lg:grid-cols-2">
          <div className="min-w-0">
            <SectionHeader {...props} align="start" />
            <Form props={props} />
          </div>
          <Photo
            {...props.image}
            sizes="(min-width: 64rem) 38rem, 92vw"
            className="aspect-[4/3] size-full rounded-card lg:aspect-auto"
          />
        </div>
      </Band>
    )
  return (
    <Band band={props}>
      <div className={`max-w-[40rem] ${boxAt(props.align)}`}>
        <SectionHeader {...props} />
        <Form props={props} />
      </div>
    </Band>
  )
}

function Form({ props }: { props: Enquiry }) {
  const { nameLabel, mobileLabel, emailLabel, messageLabel, submitText } = props
  const { kindLabel, dateLabel, guestsLabel, cityLabel } = props
  const person = { nameLabel, mobileLabel, emailLabel, messageLabel, submitText }
  const texts = { ...person, kindLabel, dateLabel, guestsLabel, cityLabel }
  // While the owner types, the list may contain empty and repeated lines.
  const kinds = [...new Set(props.kinds.map((kind) => kind.trim()).filter(Boolean))]
  return <Island name="enquiry-form" needs="Enquiring" of={EnquiryForm} props={{ texts, kinds }} start="touch" />
}

export const enquiry = defineSection({
  type: 'enquiry',
  title: 'Enquiry',
  category: 'contact',
  schema,
  sample,
  looks,
  view: EnquiryView,
})
