/** Mails of the shop's own accord that a person has or not, by the word in their links: prices that dropped, and requests for a review. */
export const mailKinds = ['price-drops', 'review-requests'] as const

export type MailKind = (typeof mailKinds)[number]
