import type { Kind } from './kind.ts'

export const collection: Kind = {
  label: 'Collection',
  prefix: '/collections/',
  query: ['p', 'sort', 'brand', 'min', 'max', 'stock'],
}
