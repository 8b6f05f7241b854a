import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import {
  activeDiscounts,
  chosenDiscounts,
  discountChange,
  discountCounts,
  discountFilters,
  discountGift,
  discountInput,
  discountList,
  discountRow,
  discountScope,
  editableDiscount,
} from '../../../../shared/selling/pricing/discounts-admin.ts'

const staff = { access: { staff: 'catalogue' }, group: 'Catalogue' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...staff, access: { staff: ['catalogue', 'view'] } } as const
const several = { ...staff, reply: oneOf(z.object({ count: z.int() })), refusals: ['discount.gone'] } as const
const params = z.object({ id: z.uuid('Send the id.') })

export const listDiscounts = contract('get', '/api/v1/discounts', {
  ...reading,
  summary: 'Coupons and automatic discounts, with how often they are used and what they took off',
  query: discountList,
  reply: listOf(discountRow),
})

export const countDiscounts = contract('get', '/api/v1/discounts/counts', {
  ...reading,
  summary: 'Count discounts by state for a search',
  query: discountFilters,
  reply: oneOf(discountCounts),
})

export const readDiscount = contract('get', '/api/v1/discounts/{id}', {
  ...reading,
  summary: 'Read a discount with all editable fields',
  params,
  reply: oneOf(editableDiscount),
  refusals: ['discount.gone'],
})

export const createDiscount = contract('post', '/api/v1/discounts', {
  ...staff,
  summary: 'Add a coupon or an automatic discount',
  records: { act: 'discount.add' },
  body: discountInput,
  reply: oneOf(editableDiscount),
  refusals: ['discount.code', 'discount.most', 'discount.mostAutomatic'],
})

export const changeDiscount = contract('put', '/api/v1/discounts/{id}', {
  ...staff,
  summary: 'Change a whole discount; placed orders keep theirs',
  records: { act: 'discount.change' },
  params,
  body: discountChange,
  reply: oneOf(editableDiscount),
  refusals: ['discount.code', 'discount.gone', 'discount.mostAutomatic', 'discount.stale'],
})

export const activateDiscounts = contract('post', '/api/v1/discounts/active', {
  ...several,
  summary: 'Activate or deactivate one or several discounts, all or none',
  records: { act: 'discount.change' },
  body: activeDiscounts,
  refusals: ['discount.gone', 'discount.mostAutomatic'],
})

export const deleteDiscounts = contract('post', '/api/v1/discounts/delete', {
  ...several,
  summary: 'Delete one or several discounts, all or none; orders keep what they took off',
  records: { act: 'discount.delete' },
  body: chosenDiscounts,
})

named({
  activeDiscounts,
  chosenDiscounts,
  discountChange,
  discountCounts,
  discountGift,
  discountInput,
  discountRow,
  discountScope,
  editableDiscount,
})
