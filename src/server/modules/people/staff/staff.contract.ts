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
const params = z.object({ id: z.uuid('Please give the id.') })
const roleParams = z.object({ id: z.string().max(60) })
const members = listOf(member)
const changed = oneOf(z.object({ _id: z.string() }))

export const listMembers = contract('get', '/api/v1/staff', {
  ...options,
  summary: 'Who works on the site, their roles, and when they were last seen',
  reply: members,
})

export const giveRole = contract('put', '/api/v1/staff/{id}/role', {
  ...options,
  summary: 'Give a member of staff another role; nobody gives more than they may do themselves',
  recent: true,
  records: { act: 'staff.role' },
  params,
  body: roleChoice,
  reply: members,
  refusals: ['role.notFound', 'staff.above', 'staff.more', 'staff.notFound', 'staff.owner', 'staff.self'],
})

export const removeMember = contract('delete', '/api/v1/staff/{id}', {
  ...options,
  summary: 'Remove a member of staff: they are signed out at once, and a customer like others',
  recent: true,
  records: { act: 'staff.remove' },
  params,
  reply: members,
  refusals: ['staff.above', 'staff.notFound', 'staff.owner', 'staff.self'],
})

export const leave = contract('post', '/api/v1/staff/leave', {
  access: 'staff',
  group: 'Staff',
  summary: 'Leave the site; the last owner cannot',
  recent: true,
  records: { act: 'staff.leave' },
  reply: oneOf(z.object({ left: z.boolean() })),
  refusals: ['staff.lastOwner'],
})

export const readStepRule = contract('get', '/api/v1/staff/second-step', {
  ...options,
  summary: 'Whether everybody who works on the site has to have a second step',
  reply: oneOf(stepRule),
})

export const changeStepRule = contract('put', '/api/v1/staff/second-step', {
  ...options,
  summary: 'Require a second step of everybody who works on the site, or no more; for owners who have one',
  recent: true,
  records: { act: 'staff.requireStep' },
  body: stepRule,
  reply: oneOf(stepRule),
  refusals: ['staff.ownStepFirst', 'staff.ownersOnly'],
})

export const resetSecondStep = contract('delete', '/api/v1/staff/{id}/second-step', {
  ...options,
  summary:
    'Remove the second step of a member who has lost it; for an owner of every site that they work on. They are signed out everywhere and told by mail',
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
  summary: 'Change a role; it holds for who has it from their next request on',
  recent: true,
  records: { act: 'role.change' },
  params: roleParams,
  body: roleChange,
  reply: oneOf(role),
  refusals: ['role.notFound', 'role.own', 'role.ready', 'role.stale', 'role.taken', 'staff.more'],
})

export const deleteRole = contract('delete', '/api/v1/roles/{id}', {
  ...options,
  summary: 'Delete a role that nobody has',
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
  summary: 'Invitations that nobody has accepted yet',
  reply: invitationsNow,
})

export const invite = contract('post', '/api/v1/invitations', {
  ...options,
  summary: 'Invite somebody by email to work on the site, with a role',
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
  summary: 'What an invitation is for, by the token of its mail',
  query: acceptance.pick({ token: true }),
  reply: oneOf(openInvitation),
  refusals: ['invitation.over'],
})

export const accept = contract('post', '/api/v1/invitation', {
  ...forInvited,
  summary: 'Accept an invitation; who has no account yet gives a name and a password',
  records: { act: 'invitation.accept' },
  body: acceptance,
  reply: oneOf(z.object({ email: z.string() })),
  refusals: ['customer.emailTaken', 'invitation.member', 'invitation.over', 'invitation.person'],
})

const owning = { access: 'staff', group: 'Staff' } as const
const offers = listOf(ownershipOffer)
const offer = z.object({ from: z.uuid('Please give the id.') })

export const listOffers = contract('get', '/api/v1/ownership', {
  ...owning,
  summary: 'Offers to hand the site over that the signed-in person has made or been made',
  reply: offers,
})

export const offerOwnership = contract('post', '/api/v1/ownership', {
  ...owning,
  summary: 'Offer the site to a member of staff, who has to accept; for owners',
  recent: true,
  records: { act: 'ownership.offer' },
  body: offerInput,
  reply: offers,
  refusals: ['ownership.isOwner', 'ownership.owner', 'ownership.there', 'staff.notFound'],
})

export const acceptOwnership = contract('post', '/api/v1/ownership/{from}/accept', {
  ...owning,
  summary: 'Accept an offer: become an owner',
  recent: true,
  records: { act: 'ownership.accept' },
  params: offer,
  reply: offers,
  refusals: ['ownership.over', 'staff.notFound'],
})

export const endOffer = contract('delete', '/api/v1/ownership/{from}', {
  ...owning,
  summary: 'Take an own offer back, or decline one',
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
