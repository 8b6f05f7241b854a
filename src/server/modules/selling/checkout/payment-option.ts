import type { PaymentOption } from '../../../../shared/selling/orders/orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SiteWay } from '../payments/index.ts'

/** A way to pay as customers choose it. */
export function optionOf({ site }: Ctx, { mode, title, description, test, takesUpi }: SiteWay): PaymentOption {
  return {
    mode,
    title,
    description,
    test: test ?? false,
    firstOnPhones: takesUpi === true && site.settings.upi.firstOnPhones,
  }
}
