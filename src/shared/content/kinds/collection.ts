import type { Kind } from './kind.ts'
import { listParameters } from './list-parameters.ts'

export const collection: Kind = {
  label: 'Collection',
  prefix: '/collections/',
  query: listParameters,
}
