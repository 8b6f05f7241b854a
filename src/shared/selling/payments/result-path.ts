type Result = { order: string; shown?: number | undefined }

/**
 * Page that a payment service returns to. Its address has no transaction id, which opens the pages of a payment that is not decided: a buyer
 * may share it. `shown` is the total shown at checkout, minor units, if the order cost less (B164).
 */
export const resultPath = (result: Result) => pathOf('/payment/result', result)

/** Page of an order that was placed without leaving for a payment service (B240). */
export const successPath = (result: Result) => pathOf('/payment/success', result)

function pathOf(path: string, { order, shown }: Result): string {
  const query = new URLSearchParams({ order })
  if (shown !== undefined) query.set('shown', String(shown))
  return `${path}?${query}`
}
