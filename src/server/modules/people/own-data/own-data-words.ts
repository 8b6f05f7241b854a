/** What the copy of a person's data calls stored values. */
export const genders = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' } as const

export const reportedKinds = { comment: 'Comment', review: 'Product review' } as const

export const consentPlaces = {
  ACCOUNT: 'by the account',
  FORM: 'by a form',
  IMPORT: 'as we were told elsewhere',
} as const

export const subscriptions = {
  SUBSCRIBED: 'Subscribed since {date}',
  UNSUBSCRIBED: 'Unsubscribed since {date}',
  PENDING: 'Waiting for confirmation since {date}',
} as const
