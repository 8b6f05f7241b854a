import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const fontsRefusals = {
  'font.notFound': [404, 'This font is not found.'],
  'font.type': [415, 'This is not a WOFF2 font. Please choose a file that ends in .woff2.'],
  'font.broken': [415, 'This font file is damaged, or a part of it is missing. Please choose another one.'],
  'font.bytes': [413, 'This font file is too large. A font file may have up to {limit} KB.'],
  'font.many': [409, 'A site has up to {limit} font files of its own. Please delete one first.'],
  'font.there': [409, 'A file of “{family}” in this weight and style is there already.'],
  'font.used': [409, '“{family}” is the font of {where}. Please choose another font there first, and save.'],
} as const satisfies RefusalTexts
