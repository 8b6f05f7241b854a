import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const collectionsRefusals = {
  'collection.gone': [404, 'This collection is not found.'],
  'collection.path': [409, 'Another collection has the address "{path}" already.'],
  'collection.stale': [409, 'This collection was changed meanwhile. Please look at the changes before you save yours.'],
  'collection.most': [409, 'A site has at most {limit} collections.'],
  'collection.product': [404, 'This product is not found.'],
} as const satisfies RefusalTexts
