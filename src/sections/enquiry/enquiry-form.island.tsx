import * as z from 'zod/mini'
import { call } from '../../client/call.ts'
import type { FormTexts } from '../../features/writing/form-texts.ts'
import { useWriting } from '../../features/writing/use-writing.ts'
import { WritingForm } from '../../features/writing/writing-form.tsx'
import { sendEnquiry } from '../../server/modules/content/inbox/inbox.contract.ts'
import { areGuests, enquiryFields, guestsMissing } from '../../shared/content/forms/contact.ts'
import { numberOf } from '../../shared/people/written-numbers.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

export type EnquiryTexts = FormTexts & { kindLabel: string; dateLabel: string; cityLabel: string; guestsLabel: string }

const guestsIn = (typed: string) => (typed.trim() === '' ? undefined : Number(numberOf(typed)))

/** The call's input, with the number of guests as text. */
const typedEnquiry = z.extend(enquiryFields, {
  guests: z
    .pipe(z.string(), z.transform(guestsIn))
    .check(z.refine((guests) => guests === undefined || areGuests(guests), guestsMissing)),
})

const names = [
  'customerName',
  'customerContact',
  'customerEmail',
  'kind',
  'date',
  'city',
  'guests',
  'message',
  'website',
] as const

/** Enquires about an event: kind, date, place and number of guests (S93, B96). */
export default function EnquiryForm({ texts, kinds }: { texts: EnquiryTexts; kinds: string[] }) {
  const form = useWriting({ schema: typedEnquiry, names, call: (body) => call(sendEnquiry, { body }) })
  const { field } = form
  return (
    <WritingForm form={form} texts={texts} messageRequired={false}>
      {kinds.length > 0 && (
        <SelectField
          label={texts.kindLabel}
          options={kinds.map((kind) => ({ value: kind, title: kind }))}
          placeholder=""
          className="sm:col-span-2"
          {...field('kind')}
        />
      )}
      <TextField label={texts.dateLabel} type="date" {...field('date')} />
      <TextField label={texts.guestsLabel} inputMode="numeric" {...field('guests')} />
      <TextField label={texts.cityLabel} autoComplete="address-level2" className="sm:col-span-2" {...field('city')} />
    </WritingForm>
  )
}
