import type { ContactBody, EnquiryBody } from '../../../../shared/content/forms/contact.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Answer, inboxMessages as inbox } from './inbox.tables.ts'
import { messageMail } from './message-mail.ts'

type Sent = { _id: string }

/** Stores a contact message and mails the owner (C52, B95). */
export function keepContact(ctx: Ctx, message: ContactBody): Promise<Sent> {
  return keep(ctx, 'CONTACT', message, [])
}

/** Like `keepContact`, for an enquiry. Its extra fields become labelled answers (C17, B96). */
export function keepEnquiry(ctx: Ctx, enquiry: EnquiryBody): Promise<Sent> {
  const { kind, date, city, guests } = enquiry
  const asked: Answer[] = [
    { label: 'Kind of event', value: kind },
    { label: 'Date', value: date },
    { label: 'City', value: city },
    { label: 'Guests', value: guests === undefined ? '' : String(guests) },
  ]
  return keep(
    ctx,
    'ENQUIRY',
    enquiry,
    asked.filter(({ value }) => value !== ''),
  )
}

function keep(ctx: Ctx, kind: 'CONTACT' | 'ENQUIRY', message: ContactBody, answers: Answer[]): Promise<Sent> {
  const { customerName: name, customerContact: mobileNumber, customerEmail: email, message: body, website } = message
  return insert(ctx, { kind, name, mobileNumber, email, body, answers, isSpam: Boolean(website) })
}

type Written = Pick<
  typeof inbox.$inferInsert,
  'kind' | 'name' | 'mobileNumber' | 'email' | 'body' | 'answers' | 'formId' | 'formName'
> & {
  isSpam: boolean
}

/** Stores the answers to a form made by the owner. Number and email are empty if the form does not ask for them (B102). */
export function keepAnswers(
  ctx: Ctx,
  {
    form,
    ...answered
  }: Omit<Written, 'kind' | 'body' | 'formId' | 'formName'> & { form: { id: string; name: string } },
): Promise<Sent> {
  return insert(ctx, { ...answered, kind: 'FORM', body: '', formId: form.id, formName: form.name })
}

function insert(ctx: Ctx, { isSpam, ...written }: Written): Promise<Sent> {
  const state = isSpam ? 'SPAM' : 'NEW'
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null
  return transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .insert(inbox)
      .values({ ...written, state, userId, language: ctx.site.settings.locale, createdAt: ctx.now() })
      .returning({ id: inbox.id })
    if (!row) throw new Error('A message was not stored.')
    if (state === 'NEW' && ctx.site.settings.inbox.mails) await messageMail.later(ctx, { messageId: row.id })
    return { _id: row.id }
  })
}
