import type { PaymentOption } from '../../../../shared/selling/orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { SiteWay } from '../payments/index.ts'

/** A way to pay as customers choose it. */
export function optionOf({ site }: Ctx, { mode, title, description, test, takesUpi = false }: SiteWay): PaymentOption {
  return {
    mode,
    title,
    description,
    test: test ?? false,
    firstOnPhones: takesUpi && site.settings.upi.firstOnPhones,
  }
}
