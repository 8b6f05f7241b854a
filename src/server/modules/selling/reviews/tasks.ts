import type { TaskCounter } from '../../module.ts'
import { countToRead } from './staff-reviews.ts'

export const tasks: TaskCounter[] = [
  {
    permission: 'catalogue',
    count: async (ctx) => {
      const { waiting, reported } = await countToRead(ctx)
      return [
        { kind: 'reviews', count: waiting, href: '/reviews?state=WAITING' },
        { kind: 'reportedReviews', count: reported, href: '/reviews?reported=yes' },
      ]
    },
  },
]
