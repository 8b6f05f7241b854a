import { useQuery } from '@tanstack/react-query'
import { askForCashCode, confirmCash } from '../server/modules/selling/checkout/checkout.contract.ts'
import type { CashConfirmation } from '../shared/selling/payments/cash-code.ts'
import { call } from './call.ts'

/** Mails a code that confirms a cash order, once the component is shown; `refetch` mails it again. */
export function useCashCode() {
  return useQuery({
    queryKey: ['cash-code'],
    queryFn: async () => (await call(askForCashCode, {})).data,
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  })
}

/** Gives the code; then a cash order is accepted. @throws CallError */
export async function giveCashCode(body: CashConfirmation): Promise<void> {
  await call(confirmCash, { body })
}
