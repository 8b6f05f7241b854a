import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const categoriesRefusals = {
  'category.notFound': [404, 'No category has the address "{path}".'],
  'category.path': [409, 'Another category already has the address "{path}".'],
  'category.gone': [404, 'This category was not found.'],
  'category.stale': [409, 'The categories have changed since you opened them. Reload and try again.'],
  'category.cycle': [400, 'A category can’t be placed below itself.'],
  'category.children': [409, '{title} has subcategories. Move or delete them first.'],
  'category.used': [409, 'Products with {title} as their main category: {count}. Give them another one first.'],
} as const satisfies RefusalTexts
