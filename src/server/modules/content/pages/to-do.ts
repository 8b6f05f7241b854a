import type { Waiting } from '../../module.ts'
import { countChanged } from './page-detail.ts'

export const toDo: Waiting[] = [
  {
    permission: 'content',
    // Compares every draft with its published version.
    isCostly: true,
    count: async (ctx) => [{ kind: 'pages', count: await countChanged(ctx), href: '/pages' }],
  },
]
