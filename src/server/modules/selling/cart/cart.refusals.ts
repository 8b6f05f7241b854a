import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const cartRefusals = {
  'cart.item': [404, 'This item is no longer in your bag.'],
  'cart.empty': [409, 'Your bag is empty.'],
  'cart.unsold': [409, '{name} is no longer sold. We removed it from your bag.'],
  'cart.sample': [409, '{name} is a sample and can’t be ordered.'],
  'cart.outOfStock': [409, '{name} is out of stock.'],
  'cart.onlyLeft': [409, 'Only {left} of {name} left.'],
  'cart.noLongerSold': [409, '{name} is no longer sold.'],
  'cart.noRoom': [409, '{name} wasn’t added: a bag can hold up to {limit} different items.'],
  'cart.mostLines': [409, 'A bag can hold up to {limit} different items. Order these first, or remove some.'],
  'cart.mostPieces': [409, 'Up to {limit} of {name} can be ordered at a time.'],
} as const satisfies RefusalTexts
