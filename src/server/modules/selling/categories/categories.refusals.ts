import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const categoriesRefusals = {
  'category.notFound': [404, 'No category has the address "{path}".'],
  'category.path': [409, 'Another category has the address "{path}" already.'],
  'category.gone': [404, 'This category is not found.'],
  'category.stale': [409, 'The categories were changed meanwhile. Please look again.'],
  'category.cycle': [400, 'A category cannot stand below itself.'],
  'category.children': [409, '{title} has categories below it. Please move or delete them first.'],
  'category.used': [409, 'Products with {title} as their main category: {count}. Please give them another one first.'],
} as const satisfies RefusalTexts
