import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const sizeGuidesRefusals = {
  'sizeGuide.gone': [404, 'This size guide is not found.'],
  'sizeGuide.stale': [409, 'This size guide was changed meanwhile. Please look at the changes before you save yours.'],
  'sizeGuide.most': [409, 'A site has at most {limit} size guides.'],
  'sizeGuide.used': [
    409,
    '“{title}” is shown by products ({products}) or categories ({categories}). Please choose another guide there first.',
  ],
} as const satisfies RefusalTexts
