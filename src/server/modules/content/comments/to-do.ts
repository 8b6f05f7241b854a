import type { Waiting } from '../../module.ts'
import { countToRead } from './staff-comments.ts'

export const toDo: Waiting[] = [
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
