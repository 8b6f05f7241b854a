import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const openingRefusals = {
  'site.isOpen': [409, 'This site is open already.'],
  'site.notReady': [
    409,
    'Some of what this site says, or does not say yet, would harm customers. Please settle it before you open.',
  ],
  'site.isClosed': [409, 'This site is closed already.'],
  'samples.gone': [409, 'These samples were brought back already, or others were removed since.'],
  'samples.taken': [409, 'An address of a sample is in use again, so the samples stay removed.'],
} as const satisfies RefusalTexts
