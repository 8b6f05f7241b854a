import type { Waiting } from '../../module.ts'
import { countNew } from './messages.ts'

export const toDo: Waiting[] = [
  {
    permission: 'customers',
    count: async (ctx) => [{ kind: 'messages', count: await countNew(ctx), href: '/inbox?state=NEW' }],
  },
]
