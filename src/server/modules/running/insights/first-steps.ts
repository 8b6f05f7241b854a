import { type FirstStep, firstSteps } from '../../../../shared/running/dashboard.ts'
import type { Ctx } from '../../../platform/context.ts'
import { arePagesAsMade, hasPublishedChange } from '../../content/pages/index.ts'
import { hasOwnProducts } from '../../selling/products/index.ts'
import { isBegun, siteOrigin } from '../../sites/directory/index.ts'

/** The first steps that are done, in their order. */
export async function stepsDone(ctx: Ctx): Promise<FirstStep[]> {
  const { site, services } = ctx
  const { logo, business, payments } = site.settings
  const [isChosen, isAsMade, page, product] = await Promise.all([
    isBegun(ctx),
    arePagesAsMade(ctx),
    hasPublishedChange(ctx),
    hasOwnProducts(ctx),
  ])
  const done: Record<FirstStep, boolean> = {
    begin: isChosen || site.starter !== 'blank' || product || !isAsMade,
    page,
    product,
    logo: logo !== null,
    business: business.legalName !== '' || business.address.line1 !== '',
    payment: payments.modes.some((mode) => mode !== 'cod'),
    address: site.origin !== siteOrigin(services.config, site.key),
  }
  return firstSteps.filter((step) => done[step])
}
