import type { TaskCounter } from '../../module.ts'
import { countNew } from './messages.ts'

export const tasks: TaskCounter[] = [
  {
    permission: 'customers',
    count: async (ctx) => [{ kind: 'messages', count: await countNew(ctx), href: '/inbox?state=NEW' }],
  },
]
