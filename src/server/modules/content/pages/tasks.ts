import type { TaskCounter } from '../../module.ts'
import { countChanged } from './page-detail.ts'

export const tasks: TaskCounter[] = [
  {
    permission: 'content',
    // Compares every draft with its published version.
    isCostly: true,
    count: async (ctx) => [{ kind: 'pages', count: await countChanged(ctx), href: '/pages' }],
  },
]
