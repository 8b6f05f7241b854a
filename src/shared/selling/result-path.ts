type Result = { order: string; transaction?: string | undefined; shown?: number | undefined }

/** Result page of a payment. `shown` is the total shown at checkout, minor units, if the order cost less (B164). */
export function resultPath({ order, transaction, shown }: Result): string {
  const query = new URLSearchParams({ order })
  if (transaction !== undefined) query.set('transaction', transaction)
  if (shown !== undefined) query.set('shown', String(shown))
  return `/payment/result?${query}`
}
