import { z } from 'zod'
import { email, newPassword } from '../rules.ts'
import { permissions } from './permissions.ts'

/** Shapes of the owner's view of staff; times are ISO instants. */

export const member = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  isOwner: z.boolean(),
  /** Nothing for an owner, and for staff whose permissions were given one by one, before there were roles. */
  role: z.object({ _id: z.string(), name: z.string() }).nullable(),
  permissions: z.array(z.enum(permissions)),
  since: z.string(),
  /** Nothing for somebody who has not signed in yet. */
  seen: z.string().nullable(),
  /** An authenticator app, or a passkey. */
  hasSecondStep: z.boolean(),
})

/** Whether everybody who works on the site has to have a second step. */
export const stepRule = z.object({ required: z.boolean() })

export const roleChoice = z.object({ role: z.string('Please choose a role.').min(1, 'Please choose a role.').max(60) })

export const invitationInput = roleChoice.extend({
  email: z.string('Please enter an email address.').trim().min(1, 'Please enter an email address.').pipe(email),
})

export const invitation = z.object({
  _id: z.string(),
  email: z.string(),
  role: z.object({ _id: z.string(), name: z.string() }),
  by: z.string(),
  sent: z.string(),
  expires: z.string(),
  isOver: z.boolean(),
})

/** What the invited person is shown of it. */
export const openInvitation = z.object({
  site: z.string(),
  email: z.string(),
  role: z.string(),
  by: z.string(),
  /** True for an address that has an account: its password stays, and nothing more is asked. */
  isKnown: z.boolean(),
})

const named = (text: string) => z.string(text).trim().min(1, text).max(60, 'Please enter up to 60 characters.')

/** What somebody says of themselves who has no account yet. */
export const newPerson = z.object({
  firstName: named('Please enter your first name.'),
  lastName: named('Please enter your last name.'),
  password: z.string('Please choose a password.').min(1, 'Please choose a password.').pipe(newPassword),
})

export const acceptance = newPerson.partial().extend({ token: z.string().max(64) })

/** An owner's offer to hand the site over. */
export const ownershipOffer = z.object({
  from: z.object({ _id: z.string(), name: z.string() }),
  to: z.object({ _id: z.string(), name: z.string() }),
  /** Whether who offers it stays an owner too. */
  stays: z.boolean(),
  expires: z.string(),
})

export const offerInput = z.object({ to: z.uuid('Please choose somebody.'), stays: z.boolean() })

export type Acceptance = z.output<typeof acceptance>
export type Invitation = z.output<typeof invitation>
export type InvitationInput = z.output<typeof invitationInput>
export type OfferInput = z.output<typeof offerInput>
export type OpenInvitation = z.output<typeof openInvitation>
export type OwnershipOffer = z.output<typeof ownershipOffer>
export type Member = z.output<typeof member>
