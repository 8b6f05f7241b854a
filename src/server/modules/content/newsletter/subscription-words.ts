/** Labels in the copy of a user's data. */
export const subscriptions = {
  SUBSCRIBED: 'Subscribed since {date}',
  UNSUBSCRIBED: 'Unsubscribed since {date}',
  PENDING: 'Waiting for confirmation since {date}',
} as const

export const consentPlaces = {
  ACCOUNT: 'by the account',
  FORM: 'by a form',
  IMPORT: 'as we were told elsewhere',
} as const
