import type { TaskCounter } from '../../module.ts'
import { countUnanswered } from './staff-questions.ts'

export const tasks: TaskCounter[] = [
  {
    permission: 'catalogue',
    count: async (ctx) => [{ kind: 'questions', count: await countUnanswered(ctx), href: '/questions?state=WAITING' }],
  },
]
