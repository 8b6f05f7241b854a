import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const discountsRefusals = {
  'discount.gone': [404, 'This discount is not found.'],
  'discount.stale': [409, 'This discount was changed meanwhile. Please look at the changes before you save yours.'],
  'discount.code': [409, 'Another discount has the code “{code}” already.'],
  'discount.most': [409, 'A site has at most {limit} discounts. Please delete some that have ended.'],
  'discount.mostAutomatic': [409, 'At most {limit} automatic discounts can be active. Please deactivate one first.'],
  'coupon.unknown': [404, 'We don’t know the code {code}. Please check its spelling.'],
  'coupon.ended': [409, '{code} has ended.'],
  'coupon.notBegun': [409, '{code} begins on {date}.'],
  'coupon.usedUp': [409, '{code} has been used up.'],
  'coupon.usedByYou': [409, 'You have used {code} already.'],
  'coupon.firstOrder': [409, '{code} is for a first order.'],
  'coupon.amount': [409, 'Add items for {amount} more to use {code}.'],
  'coupon.pieces': [409, 'Add {count} more to use {code}.'],
  'coupon.gift': [409, 'Add an item that {code} applies to.'],
  'coupon.delivered': [409, 'Delivery is free already, so {code} takes nothing off.'],
  'coupon.products': [409, '{code} is not for the items in your bag.'],
  'coupon.combines': [409, '{code} can’t be combined with {other}.'],
  'coupon.nothing': [409, '{code} takes nothing off this bag.'],
} as const satisfies RefusalTexts
