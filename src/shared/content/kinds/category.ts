import type { Kind } from './kind.ts'
import { listParameters } from './list-parameters.ts'

export const category: Kind = {
  label: 'Category',
  prefix: '/c/',
  query: listParameters,
}
