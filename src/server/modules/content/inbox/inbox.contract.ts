import { z } from 'zod'
import * as mini from 'zod/mini'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { contactBody, enquiryFields, guestsMissing } from '../../../../shared/content/contact.ts'

/** The same whether or not the message was taken for spam. */
export const sentMessage = z.object({ _id: z.string() })

const enquiryBody = mini.extend(enquiryFields, {
  guests: mini.optional(
    mini.int(guestsMissing).check(mini.minimum(1, guestsMissing), mini.maximum(100_000, guestsMissing)),
  ),
})

const options = {
  access: 'visitor',
  group: 'Inbox',
  reply: oneOf(sentMessage),
  limit: { name: 'inbox', points: 3, seconds: 3600 },
} as const

export const sendContact = contract('post', '/admin/public/contact', {
  ...options,
  summary: 'Write to the owner of the site',
  body: contactBody,
})

export const sendEnquiry = contract('post', '/admin/public/enquiry', {
  ...options,
  summary: 'Enquire about an event or a service: what, when, where and for how many',
  body: enquiryBody,
})
