/** A kind of task of staff, as the dashboard lists it and the side bar counts it (B224). */
type TaskWords = {
  /** Words after the number: `1 order to pack`, `3 orders to pack`. */
  one: string
  more: string
  /** A name of Lucide. */
  icon: string
  /** The area of the admin in which it is done. */
  area: string
  /** Counted beside the area: in the words above, in shorter ones that follow the area's name, or not for a reason. */
  counted: true | { as: string } | { not: string }
}

const untilPacked = { not: 'orders are counted until they are packed' }

/** Kinds of tasks of staff, in the order of the dashboard. A module counts its own (`tasks` of its `module.ts`). */
export const tasks = {
  pack: { one: 'order to pack', more: 'orders to pack', icon: 'Box', area: '/orders', counted: { as: 'new' } },
  ship: { one: 'order to ship', more: 'orders to ship', icon: 'Truck', area: '/orders', counted: untilPacked },
  collect: {
    one: 'order to be collected',
    more: 'orders to be collected',
    icon: 'Store',
    area: '/orders',
    counted: untilPacked,
  },
  cancellations: {
    one: 'request to cancel',
    more: 'requests to cancel',
    icon: 'CircleX',
    area: '/orders',
    counted: true,
  },
  returns: { one: 'return request', more: 'return requests', icon: 'Undo2', area: '/orders', counted: true },
  replacements: {
    one: 'replacement to send',
    more: 'replacements to send',
    icon: 'Replace',
    area: '/orders',
    counted: true,
  },
  refund: { one: 'refund to make', more: 'refunds to make', icon: 'RotateCcw', area: '/money', counted: true },
  money: { one: 'payment to look at', more: 'payments to look at', icon: 'IndianRupee', area: '/money', counted: true },
  settlements: {
    one: 'settlement to look at',
    more: 'settlements to look at',
    icon: 'Scale',
    area: '/money',
    counted: true,
  },
  upi: {
    one: 'UPI payment to check',
    more: 'UPI payments to check',
    icon: 'Landmark',
    area: '/orders',
    counted: true,
  },
  messages: { one: 'new message', more: 'new messages', icon: 'Inbox', area: '/inbox', counted: { as: 'new' } },
  outOfStock: {
    one: 'product out of stock',
    more: 'products out of stock',
    icon: 'PackageX',
    area: '/products',
    counted: { not: 'they are among those that run low' },
  },
  lowStock: {
    one: 'product running low',
    more: 'products running low',
    icon: 'PackageX',
    area: '/products',
    counted: { as: 'running low' },
  },
  questions: {
    one: 'question to answer',
    more: 'questions to answer',
    icon: 'MessageCircleQuestion',
    area: '/questions',
    counted: { as: 'to answer' },
  },
  reviews: {
    one: 'review to read',
    more: 'reviews to read',
    icon: 'Star',
    area: '/reviews',
    counted: { as: 'to read' },
  },
  reportedReviews: {
    one: 'reported review',
    more: 'reported reviews',
    icon: 'Flag',
    area: '/reviews',
    counted: { as: 'reported' },
  },
  comments: {
    one: 'comment to read',
    more: 'comments to read',
    icon: 'MessageSquare',
    area: '/comments',
    counted: { as: 'to read' },
  },
  reports: {
    one: 'reported comment',
    more: 'reported comments',
    icon: 'Flag',
    area: '/comments',
    counted: { as: 'reported' },
  },
  pages: {
    one: 'page with unpublished changes',
    more: 'pages with unpublished changes',
    icon: 'FileText',
    area: '/pages',
    counted: { not: 'drafts are the work of staff themselves' },
  },
} as const satisfies Record<string, TaskWords>

export type TaskKind = keyof typeof tasks

export const taskKinds = Object.keys(tasks) as [TaskKind, ...TaskKind[]]
