type Result = { order: string; transaction?: string | undefined; shown?: number | undefined }

/** Page that a payment service returns to. `shown` is the total shown at checkout, minor units, if the order cost less (B164). */
export const resultPath = (result: Result) => pathOf('/payment/result', result)

/** Page of an order that was placed without leaving for a payment service (B240). */
export const successPath = (result: Omit<Result, 'transaction'>) => pathOf('/payment/success', result)

function pathOf(path: string, { order, transaction, shown }: Result): string {
  const query = new URLSearchParams({ order })
  if (transaction !== undefined) query.set('transaction', transaction)
  if (shown !== undefined) query.set('shown', String(shown))
  return `${path}?${query}`
}
