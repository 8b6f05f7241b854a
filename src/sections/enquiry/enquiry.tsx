import { FormBesidePicture, FormColumn } from '../../features/writing/form-layout.tsx'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { type Enquiry, looks, sample, schema } from './enquiry.schema.ts'
import EnquiryForm from './enquiry-form.island.tsx'

/** Enquiry form for an event or a service (S93), optionally beside a picture. */
function EnquiryView({ props }: { props: Enquiry }) {
  const form = <Form props={props} />
  return (
    <Band band={props}>
      {props.layout === 'picture' ? (
        <FormBesidePicture words={props} image={props.image}>
          {form}
        </FormBesidePicture>
      ) : (
        <FormColumn words={props}>{form}</FormColumn>
      )}
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
