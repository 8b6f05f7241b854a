import type { Waiting } from '../../module.ts'
import { countChanged } from './page-detail.ts'

export const toDo: Waiting[] = [
  {
    permission: 'content',
    // Drafts are compared with the published pages.
    isCostly: true,
    count: async (ctx) => [{ kind: 'pages', count: await countChanged(ctx), href: '/pages' }],
  },
]
