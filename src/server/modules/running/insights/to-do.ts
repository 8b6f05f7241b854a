import type { Permission } from '../../../../shared/people/permissions.ts'
import type { ToDo } from '../../../../shared/running/dashboard.ts'
import type { Ctx } from '../../../platform/context.ts'
import { countToRead } from '../../content/comments/index.ts'
import { countNew } from '../../content/inbox/index.ts'
import { countChanged } from '../../content/pages/index.ts'
import { countOrders } from '../../selling/orders/index.ts'
import { countRefundsDue } from '../../selling/payments/index.ts'
import { countShortStock } from '../../selling/products/index.ts'
import { countUnanswered } from '../../selling/questions/index.ts'
import { countToRead as countReviews } from '../../selling/reviews/index.ts'

type May = (permission: Permission) => boolean

/** Work of the dashboard that a person with these permissions may do; without the kinds that are empty. */
export async function listToDo(ctx: Ctx, may: May): Promise<ToDo[]> {
  const [arrived, unpublished] = await Promise.all([listArrived(ctx, may), may('content') ? pagesToDo(ctx) : []])
  return withSome([...arrived, ...unpublished])
}

/** As `listToDo`, without drafts: comparing them with the published pages costs too much for a count that every screen shows. */
export async function listArrived(ctx: Ctx, may: May): Promise<ToDo[]> {
  const lists = await Promise.all([
    may('handleOrders') ? ordersToDo(ctx) : [],
    may('refundOrders') ? refundsToDo(ctx) : [],
    may('customers') ? inboxToDo(ctx) : [],
    may('catalogue') ? questionsToDo(ctx) : [],
    may('catalogue') ? stockToDo(ctx) : [],
    may('catalogue') ? reviewsToDo(ctx) : [],
    may('content') ? commentsToDo(ctx) : [],
  ])
  return withSome(lists.flat())
}

const withSome = (list: ToDo[]): ToDo[] => list.filter(({ count }) => count > 0)

async function ordersToDo(ctx: Ctx): Promise<ToDo[]> {
  const counts = await countOrders(ctx, ['PLACED', 'PACKED', 'RETURN_REQUESTED'])
  return [
    { kind: 'pack', count: counts.get('PLACED') ?? 0, href: '/orders?status=PLACED' },
    { kind: 'ship', count: counts.get('PACKED') ?? 0, href: '/orders?status=PACKED' },
    { kind: 'returns', count: counts.get('RETURN_REQUESTED') ?? 0, href: '/orders?status=RETURN_REQUESTED' },
  ]
}

async function refundsToDo(ctx: Ctx): Promise<ToDo[]> {
  return [{ kind: 'refund', count: await countRefundsDue(ctx), href: '/orders?payment=REFUND_DUE' }]
}

async function inboxToDo(ctx: Ctx): Promise<ToDo[]> {
  return [{ kind: 'messages', count: await countNew(ctx), href: '/inbox?state=NEW' }]
}

async function commentsToDo(ctx: Ctx): Promise<ToDo[]> {
  const { waiting, reported } = await countToRead(ctx)
  return [
    { kind: 'comments', count: waiting, href: '/comments?state=WAITING' },
    { kind: 'reports', count: reported, href: '/comments?reported=yes' },
  ]
}

async function questionsToDo(ctx: Ctx): Promise<ToDo[]> {
  return [{ kind: 'questions', count: await countUnanswered(ctx), href: '/questions?state=WAITING' }]
}

async function reviewsToDo(ctx: Ctx): Promise<ToDo[]> {
  const { waiting, reported } = await countReviews(ctx)
  return [
    { kind: 'reviews', count: waiting, href: '/reviews?state=WAITING' },
    { kind: 'reportedReviews', count: reported, href: '/reviews?reported=yes' },
  ]
}

async function pagesToDo(ctx: Ctx): Promise<ToDo[]> {
  return [{ kind: 'pages', count: await countChanged(ctx), href: '/pages' }]
}

async function stockToDo(ctx: Ctx): Promise<ToDo[]> {
  const { out, low } = await countShortStock(ctx)
  return [
    { kind: 'outOfStock', count: out, href: '/products?status=PUBLISHED&stock=out' },
    { kind: 'lowStock', count: low, href: '/products?status=PUBLISHED&stock=low' },
  ]
}
