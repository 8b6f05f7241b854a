import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const sizeGuidesRefusals = {
  'sizeGuide.gone': [404, 'This size guide was not found.'],
  'sizeGuide.stale': [
    409,
    'This size guide has changed since you opened it. Review the changes before you save yours.',
  ],
  'sizeGuide.most': [409, 'A site has at most {limit} size guides.'],
  'sizeGuide.used': [
    409,
    '“{title}” is in use (products: {products}, categories: {categories}). Choose another guide there first.',
  ],
} as const satisfies RefusalTexts
