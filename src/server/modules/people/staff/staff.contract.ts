import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { role, roleChange, roleInput } from '../../../../shared/people/roles.ts'
import {
  acceptance,
  invitation,
  invitationInput,
  member,
  offerInput,
  openInvitation,
  ownershipOffer,
  roleChoice,
  stepRule,
} from '../../../../shared/people/staff-admin.ts'

const options = { access: { staff: 'staff' }, group: 'Staff' } as const
const params = z.object({ id: z.uuid('Send the id.') })
const roleParams = z.object({ id: z.string().max(60) })
const members = listOf(member)
const changed = oneOf(z.object({ _id: z.string() }))

export const listMembers = contract('get', '/api/v1/staff', {
  ...options,
  summary: 'List staff with their roles and when they were last seen',
  reply: members,
})

export const giveRole = contract('put', '/api/v1/staff/{id}/role', {
  ...options,
  summary: 'Change the role of a member of staff, up to the caller’s own permissions',
  recent: true,
  records: { act: 'staff.role' },
  params,
  body: roleChoice,
  reply: members,
  refusals: ['role.notFound', 'staff.above', 'staff.more', 'staff.notFound', 'staff.owner', 'staff.self'],
})

export const removeMember = contract('delete', '/api/v1/staff/{id}', {
  ...options,
  summary: 'Remove a member of staff: signs them out and makes them a customer',
  recent: true,
  records: { act: 'staff.remove' },
  params,
  reply: members,
  refusals: ['staff.above', 'staff.notFound', 'staff.owner', 'staff.self'],
})

export const leave = contract('post', '/api/v1/staff/leave', {
  access: 'staff',
  group: 'Staff',
  summary: 'Leave the site; not possible for the last owner',
  recent: true,
  records: { act: 'staff.leave' },
  reply: oneOf(z.object({ left: z.boolean() })),
  refusals: ['staff.lastOwner'],
})

export const readStepRule = contract('get', '/api/v1/staff/second-step', {
  ...options,
  summary: 'Read whether two-step sign-in is required for staff',
  reply: oneOf(stepRule),
})

export const changeStepRule = contract('put', '/api/v1/staff/second-step', {
  ...options,
  summary: 'Require two-step sign-in for staff or not; for owners who use it themselves',
  recent: true,
  records: { act: 'staff.requireStep' },
  body: stepRule,
  reply: oneOf(stepRule),
  refusals: ['staff.ownStepFirst', 'staff.ownersOnly'],
})

export const resetSecondStep = contract('delete', '/api/v1/staff/{id}/second-step', {
  ...options,
  summary:
    'Remove a member’s lost second step; for an owner of all of their sites. They are signed out everywhere and told by mail',
  recent: true,
  records: { act: 'staff.resetStep' },
  params,
  reply: members,
  refusals: ['security.none', 'staff.notFound', 'staff.operatorOnly', 'staff.ownStep', 'staff.ownersOnly'],
})

export const listRoles = contract('get', '/api/v1/roles', {
  ...options,
  summary: "Roles and what each allows: the ready-made ones, then the site's own",
  reply: listOf(role),
})

export const addRole = contract('post', '/api/v1/roles', {
  ...options,
  summary: 'Add a role',
  recent: true,
  records: { act: 'role.add' },
  body: roleInput,
  reply: oneOf(role),
  refusals: ['role.many', 'role.taken', 'staff.more'],
})

export const changeRole = contract('put', '/api/v1/roles/{id}', {
  ...options,
  summary: 'Change a role; it applies from the next request of its members',
  recent: true,
  records: { act: 'role.change' },
  params: roleParams,
  body: roleChange,
  reply: oneOf(role),
  refusals: ['role.notFound', 'role.own', 'role.ready', 'role.stale', 'role.taken', 'staff.more'],
})

export const deleteRole = contract('delete', '/api/v1/roles/{id}', {
  ...options,
  summary: 'Delete an unused role',
  recent: true,
  records: { act: 'role.delete' },
  params: roleParams,
  reply: changed,
  refusals: ['role.invited', 'role.notFound', 'role.ready', 'role.used', 'staff.more'],
})

const mails = { name: 'invitations', points: 30, seconds: 3600 }
const invitationsNow = listOf(invitation)

export const listInvitations = contract('get', '/api/v1/invitations', {
  ...options,
  summary: 'List open invitations',
  reply: invitationsNow,
})

export const invite = contract('post', '/api/v1/invitations', {
  ...options,
  summary: 'Invite a member of staff by email, with a role',
  recent: true,
  records: { act: 'invitation.send' },
  body: invitationInput,
  reply: invitationsNow,
  refusals: ['invitation.many', 'invitation.member', 'invitation.there', 'role.notFound', 'staff.more'],
  limit: mails,
})

export const inviteAgain = contract('post', '/api/v1/invitations/{id}/send', {
  ...options,
  summary: 'Send an invitation again, for seven more days; the link sent before ends',
  recent: true,
  records: { act: 'invitation.again' },
  params,
  reply: invitationsNow,
  refusals: ['invitation.notFound', 'role.notFound', 'staff.more'],
  limit: mails,
})

export const withdraw = contract('delete', '/api/v1/invitations/{id}', {
  ...options,
  summary: 'Withdraw an invitation',
  records: { act: 'invitation.withdraw' },
  params,
  reply: invitationsNow,
  refusals: ['invitation.notFound'],
})

const forInvited = {
  access: 'visitor',
  group: 'Staff',
  limit: { name: 'invitation', points: 30, seconds: 3600 },
} as const

export const readInvitation = contract('get', '/api/v1/invitation', {
  ...forInvited,
  summary: 'Read an invitation by the token of its mail',
  query: acceptance.pick({ token: true }),
  reply: oneOf(openInvitation),
  refusals: ['invitation.over'],
})

export const accept = contract('post', '/api/v1/invitation', {
  ...forInvited,
  summary: 'Accept an invitation, with a name and password if there is no account yet',
  records: { act: 'invitation.accept' },
  body: acceptance,
  reply: oneOf(z.object({ email: z.string() })),
  refusals: ['customer.emailTaken', 'invitation.member', 'invitation.over', 'invitation.person'],
})

const owning = { access: 'staff', group: 'Staff' } as const
const offers = listOf(ownershipOffer)
const offer = z.object({ from: z.uuid('Send the id.') })

export const listOffers = contract('get', '/api/v1/ownership', {
  ...owning,
  summary: 'List ownership offers made by or to the caller',
  reply: offers,
})

export const offerOwnership = contract('post', '/api/v1/ownership', {
  ...owning,
  summary: 'Offer ownership to a member of staff; for owners',
  recent: true,
  records: { act: 'ownership.offer' },
  body: offerInput,
  reply: offers,
  refusals: ['ownership.isOwner', 'ownership.owner', 'ownership.there', 'staff.notFound'],
})

export const acceptOwnership = contract('post', '/api/v1/ownership/{from}/accept', {
  ...owning,
  summary: 'Accept an ownership offer',
  recent: true,
  records: { act: 'ownership.accept' },
  params: offer,
  reply: offers,
  refusals: ['ownership.over', 'ownership.many', 'staff.notFound'],
})

export const endOffer = contract('delete', '/api/v1/ownership/{from}', {
  ...owning,
  summary: 'Withdraw or decline an ownership offer',
  records: { act: 'ownership.end' },
  params: offer,
  reply: offers,
  refusals: ['ownership.over'],
})

named({
  acceptance,
  invitation,
  invitationInput,
  member,
  offerInput,
  openInvitation,
  ownershipOffer,
  role,
  roleChange,
  roleChoice,
  roleInput,
  stepRule,
})
