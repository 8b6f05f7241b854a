import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const openingRefusals = {
  'site.isOpen': [409, 'This site is already open.'],
  'site.notReady': [409, 'Fix the listed problems before you open the site.'],
  'site.isClosed': [409, 'This site is already closed.'],
  'samples.gone': [409, 'These samples can’t be restored: they were restored already, or others were removed later.'],
  'samples.taken': [409, 'A sample’s address is in use again, so the samples can’t be restored.'],
  'samples.missing': [
    409,
    'An author, a category or a picture that the samples need was deleted, so they can’t be restored.',
  ],
} as const satisfies RefusalTexts
