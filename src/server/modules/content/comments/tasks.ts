import type { TaskCounter } from '../../module.ts'
import { countToRead } from './staff-comments.ts'

export const tasks: TaskCounter[] = [
  {
    permission: 'content',
    count: async (ctx) => {
      const { waiting, reported } = await countToRead(ctx)
      return [
        { kind: 'comments', count: waiting, href: '/comments?state=WAITING' },
        { kind: 'reports', count: reported, href: '/comments?reported=yes' },
      ]
    },
  },
]
