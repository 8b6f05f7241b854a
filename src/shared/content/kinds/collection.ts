import { listParameters } from '../../selling/list-filters.ts'
import type { Kind } from './kind.ts'

export const collection: Kind = {
  label: 'Collection',
  prefix: '/collections/',
  query: listParameters,
}
