type Result = { order: string; transaction?: string | undefined; shown?: number | undefined }

/**
 * The page that says how a payment ended. `shown` is the total that the checkout showed, in minor units, where the order came
 * to less (B164).
 */
export function resultPath({ order, transaction, shown }: Result): string {
  const query = new URLSearchParams({ order })
  if (transaction !== undefined) query.set('transaction', transaction)
  if (shown !== undefined) query.set('shown', String(shown))
  return `/payment/result?${query}`
}
