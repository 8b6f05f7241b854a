/** Optional mails of the shop by their word in links: price drops, and review requests. */
export const mailKinds = ['price-drops', 'review-requests'] as const

export type MailKind = (typeof mailKinds)[number]
