import type { Waiting } from '../../module.ts'
import { countUnanswered } from './staff-questions.ts'

export const toDo: Waiting[] = [
  {
    permission: 'catalogue',
    count: async (ctx) => [{ kind: 'questions', count: await countUnanswered(ctx), href: '/questions?state=WAITING' }],
  },
]
