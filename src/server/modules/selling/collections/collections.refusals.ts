import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const collectionsRefusals = {
  'collection.gone': [404, 'This collection was not found.'],
  'collection.path': [409, 'Another collection already has the address "{path}".'],
  'collection.stale': [
    409,
    'This collection has changed since you opened it. Review the changes before you save yours.',
  ],
  'collection.most': [409, 'A site has at most {limit} collections.'],
  'collection.product': [404, 'This product was not found.'],
} as const satisfies RefusalTexts
