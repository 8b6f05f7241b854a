import { listParameters } from '../../selling/list-filters.ts'
import type { Kind } from './kind.ts'

export const category: Kind = {
  label: 'Category',
  prefix: '/c/',
  query: listParameters,
}
