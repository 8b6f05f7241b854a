import type { Kind } from './kind.ts'

export const category: Kind = {
  label: 'Category',
  prefix: '/c/',
  query: ['p', 'sort', 'brand', 'min', 'max', 'stock'],
}
