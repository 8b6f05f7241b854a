import { z } from 'zod'
import { contract, mostOfOrderLines, oneOf } from '../../../../shared/api/contract.ts'
import { cancelRequestBody, returnRequestBody } from '../../../../shared/selling/orders/order-request-shapes.ts'
import { order } from '../../../../shared/selling/orders/orders.ts'
import { addPicture } from '../reviews/reviews.contract.ts'
import * as own from './customer-requests.contract.ts'

/** Requests of a guest by the link in a mail about their order (B326). A reply tells no more than the page of the link. */
const byLink = {
  access: 'visitor',
  group: 'Orders',
  params: z.object({ token: z.string().max(200, 'Send the token of the link.') }),
} as const

const asked = { ...byLink, reply: oneOf(order.pick({ status: true })), mostBytes: mostOfOrderLines } as const

const ofLink = ['order.account', 'order.link'] as const

export const requestReturnByLink = contract('post', '/api/v1/order-links/{token}/return', {
  ...asked,
  summary: 'Request to return a guest order or some items by its link',
  body: returnRequestBody.omit({ id: true }),
  refusals: [...ofLink, ...(own.requestReturn.refusals ?? [])],
  limit: own.requestReturn.limit,
})

export const requestCancelByLink = contract('post', '/api/v1/order-links/{token}/cancel', {
  ...asked,
  summary: 'Cancel a guest order or some items by its link, or request to',
  body: cancelRequestBody.omit({ id: true }),
  refusals: [...ofLink, ...(own.requestCancel.refusals ?? [])],
  limit: own.requestCancel.limit,
})

export const withdrawRequestByLink = contract('post', '/api/v1/order-links/{token}/withdraw', {
  ...byLink,
  reply: asked.reply,
  summary: 'Withdraw the request about a guest order by its link, until the shop has decided',
  refusals: [...ofLink, ...(own.withdrawRequest.refusals ?? [])],
  limit: own.withdrawRequest.limit,
})

export const addPictureByLink = contract('post', '/api/v1/order-links/{token}/pictures', {
  ...byLink,
  summary: 'Upload a picture for a return by a link; it stays private until the return is requested',
  body: addPicture.body,
  bodyAs: 'form',
  mostBytes: addPicture.mostBytes,
  reply: addPicture.reply,
  refusals: [...ofLink, ...(addPicture.refusals ?? [])],
  limit: addPicture.limit,
})
