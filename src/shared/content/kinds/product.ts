import type { Kind } from './kind.ts'

export const product: Kind = { label: 'Product', prefix: '/p/' }
