import { type Route, route } from '../../../platform/http/route.ts'
import { accept, invite, inviteAgain, listInvitations, readOpenInvitation, withdraw } from './invitations.ts'
import { giveRole, leave, listMembers, removeMember } from './members.ts'
import { acceptOwnership, endOffer, listOffers, offerOwnership } from './ownership.ts'
import { addRole, changeRole, deleteRole, listRoles } from './roles.ts'
import { changeStepRule, readStepRule, resetSecondStep } from './second-step.ts'
import * as calls from './staff.contract.ts'

export const staffRoutes: Route[] = [
  route(calls.listMembers, (ctx) => listMembers(ctx)),
  route(calls.giveRole, async (ctx, { params, body }) => {
    await giveRole(ctx, params.id, body.role)
    return listMembers(ctx)
  }),
  route(calls.removeMember, async (ctx, { params }) => {
    await removeMember(ctx, params.id)
    return listMembers(ctx)
  }),
  route(calls.leave, async (ctx) => {
    await leave(ctx)
    return { data: { left: true } }
  }),
  route(calls.readStepRule, async (ctx) => ({ data: await readStepRule(ctx) })),
  route(calls.changeStepRule, async (ctx, { body }) => ({ data: await changeStepRule(ctx, body) })),
  route(calls.resetSecondStep, async (ctx, { params }) => {
    await resetSecondStep(ctx, params.id)
    return listMembers(ctx)
  }),
  route(calls.listRoles, (ctx) => listRoles(ctx)),
  route(calls.addRole, async (ctx, { body }) => ({ data: await addRole(ctx, body) })),
  route(calls.changeRole, async (ctx, { params, body }) => ({ data: await changeRole(ctx, params.id, body) })),
  route(calls.deleteRole, async (ctx, { params }) => {
    await deleteRole(ctx, params.id)
    return { data: { _id: params.id } }
  }),
  route(calls.listInvitations, (ctx) => listInvitations(ctx)),
  route(calls.invite, async (ctx, { body }) => {
    await invite(ctx, body)
    return listInvitations(ctx)
  }),
  route(calls.inviteAgain, async (ctx, { params }) => {
    await inviteAgain(ctx, params.id)
    return listInvitations(ctx)
  }),
  route(calls.withdraw, async (ctx, { params }) => {
    await withdraw(ctx, params.id)
    return listInvitations(ctx)
  }),
  route(calls.readInvitation, async (ctx, { query }) => ({ data: await readOpenInvitation(ctx, query.token) })),
  route(calls.accept, async (ctx, { body }) => ({ data: await accept(ctx, body) })),
  route(calls.listOffers, (ctx) => listOffers(ctx)),
  route(calls.offerOwnership, async (ctx, { body }) => {
    await offerOwnership(ctx, body)
    return listOffers(ctx)
  }),
  route(calls.acceptOwnership, async (ctx, { params }) => {
    await acceptOwnership(ctx, params.from)
    return listOffers(ctx)
  }),
  route(calls.endOffer, async (ctx, { params }) => {
    await endOffer(ctx, params.from)
    return listOffers(ctx)
  }),
]
