import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const fontsRefusals = {
  'font.notFound': [404, 'This font was not found.'],
  'font.type': [415, 'This isn’t a WOFF2 font. Choose a file that ends in .woff2.'],
  'font.broken': [415, 'This font file is damaged or incomplete. Choose another one.'],
  'font.bytes': [413, 'This font file is too large. A font file may have up to {limit} KB.'],
  'font.many': [409, 'A site has up to {limit} font files of its own. Delete one first.'],
  'font.there': [409, '“{family}” already has a file for this weight and style.'],
  'font.used': [409, '“{family}” is used for {where}. Choose another font there and save, then delete this one.'],
} as const satisfies RefusalTexts
