import { z } from 'zod'
import { email, newPassword } from '../rules.ts'
import { permissions } from './permissions.ts'

/** Shapes of the owner's view of staff; times are ISO instants. */

export const member = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  isOwner: z.boolean(),
  /** Null for owners, and for staff with individual permissions from before roles existed. */
  role: z.object({ _id: z.string(), name: z.string() }).nullable(),
  permissions: z.array(z.enum(permissions)),
  since: z.string(),
  /** Null for a member who has not signed in yet. */
  seen: z.string().nullable(),
  /** Whether an authenticator app or a passkey is set up. */
  hasSecondStep: z.boolean(),
})

/** Whether all members need a second step. */
export const stepRule = z.object({ required: z.boolean() })

export const roleChoice = z.object({ role: z.string('Choose a role.').min(1, 'Choose a role.').max(60) })

export const invitationInput = roleChoice.extend({
  email: z.string('Enter an email address.').trim().min(1, 'Enter an email address.').pipe(email),
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

/** An invitation as the invited person sees it. */
export const openInvitation = z.object({
  site: z.string(),
  email: z.string(),
  role: z.string(),
  by: z.string(),
  /** True if the address has an account, which keeps its password and needs no further input. */
  isKnown: z.boolean(),
})

const named = (text: string) => z.string(text).trim().min(1, text).max(60, 'Enter up to 60 characters.')

/** Input of an invited person without an account. */
export const newPerson = z.object({
  firstName: named('Enter your first name.'),
  lastName: named('Enter your last name.'),
  password: z.string('Choose a password.').min(1, 'Choose a password.').pipe(newPassword),
})

export const acceptance = newPerson.partial().extend({ token: z.string().trim().max(64) })

/** An owner's offer to transfer the site. */
export const ownershipOffer = z.object({
  from: z.object({ _id: z.string(), name: z.string() }),
  to: z.object({ _id: z.string(), name: z.string() }),
  /** Whether the offering owner stays an owner. */
  stays: z.boolean(),
  expires: z.string(),
})

export const offerInput = z.object({ to: z.uuid('Choose a person.'), stays: z.boolean() })

export type Acceptance = z.output<typeof acceptance>
export type Invitation = z.output<typeof invitation>
export type InvitationInput = z.output<typeof invitationInput>
export type OfferInput = z.output<typeof offerInput>
export type OpenInvitation = z.output<typeof openInvitation>
export type OwnershipOffer = z.output<typeof ownershipOffer>
export type Member = z.output<typeof member>
