import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const discountsRefusals = {
  'discount.gone': [404, 'This discount was not found.'],
  'discount.stale': [409, 'This discount has changed since you opened it. Review the changes before you save yours.'],
  'discount.code': [409, 'Another discount already has the code “{code}”.'],
  'discount.most': [409, 'A site has at most {limit} discounts. Delete some that have ended.'],
  'discount.mostAutomatic': [409, 'Up to {limit} automatic discounts can be active. Deactivate one first.'],
  'coupon.unknown': [404, 'We don’t know the code {code}. Check its spelling.'],
  'coupon.ended': [409, '{code} has ended.'],
  'coupon.notBegun': [409, '{code} starts on {date}.'],
  'coupon.usedUp': [409, '{code} has been used up.'],
  'coupon.usedByYou': [409, 'You have already used {code}.'],
  'coupon.firstOrder': [409, '{code} is for a first order.'],
  'coupon.amount': [409, 'Add items for {amount} more to use {code}.'],
  'coupon.pieces': [409, 'Add {count} more to use {code}.'],
  'coupon.gift': [409, 'Add an item that {code} applies to.'],
  'coupon.delivered': [409, 'Delivery is already free, so {code} takes nothing off.'],
  'coupon.products': [409, '{code} is not for the items in your bag.'],
  'coupon.combines': [409, '{code} can’t be combined with {other}.'],
  'coupon.nothing': [409, '{code} takes nothing off this bag.'],
} as const satisfies RefusalTexts
