import type { Waiting } from '../../module.ts'
import { countChanged } from './page-detail.ts'

export const toDo: Waiting[] = [
  {
    permission: 'content',
    count: async (ctx) => [{ kind: 'pages', count: await countChanged(ctx), href: '/pages' }],
  },
]
