import { z } from 'zod'
import type { Ctx } from '../../../../platform/context.ts'
import type { Account } from '../provider.ts'
import { askPhonepe } from './ask.ts'
import type { Answer } from './client.ts'

const order = z.object({
  state: z.string(),
  amount: z.number().int(),
  paymentDetails: z.array(z.object({ state: z.string() })).nullish(),
})

/** An order as the account knows it; refused where it knows none with this id. */
export function askOrder(ctx: Ctx, account: Account, orderId: string): Promise<Answer<z.output<typeof order>>> {
  return askPhonepe(ctx, account, order, `/checkout/v2/order/${encodeURIComponent(orderId)}/status?details=false`)
}
