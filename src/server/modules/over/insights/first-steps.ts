import { type FirstStep, firstSteps } from '../../../../shared/running/dashboard.ts'
import type { Ctx } from '../../../platform/context.ts'
import { arePagesAsMade, hasPublishedChange } from '../../content/pages/index.ts'
import { isBegun, siteOrigin } from '../../ground/directory/index.ts'
import { knownWays } from '../../selling/payments/index.ts'
import { hasOwnProducts } from '../../selling/products/index.ts'

type Start = { steps: FirstStep[]; done: FirstStep[] }

/** First steps that apply to the site, in order, and those that are done. */
export async function readFirstSteps(ctx: Ctx, sells: boolean): Promise<Start> {
  const { site, services } = ctx
  const { logo, business, payments } = site.settings
  const [isChosen, isAsMade, page, product, ways] = await Promise.all([
    isBegun(ctx),
    arePagesAsMade(ctx),
    hasPublishedChange(ctx),
    hasOwnProducts(ctx),
    knownWays(ctx),
  ])
  const done: Record<FirstStep, boolean> = {
    begin: isChosen || site.starter !== 'blank' || product || !isAsMade,
    page,
    product,
    logo: logo !== null,
    business: business.legalName !== '' || business.address.line1 !== '',
    payment: payments.modes.some((mode) => mode !== 'cod'),
    open: site.closed === undefined,
    address: site.origin !== siteOrigin(services.config, site.key),
  }
  const steps = firstSteps.filter((step) => isPossible(step, sells, ways))
  return { steps, done: steps.filter((step) => done[step]) }
}

type Ways = Awaited<ReturnType<typeof knownWays>>

/** A site without products needs no product step; the payment step needs an available online payment method. */
function isPossible(step: FirstStep, sells: boolean, ways: Ways): boolean {
  if (step === 'product') return sells
  return step !== 'payment' || (sells && ways.some(({ mode, off }) => mode !== 'cod' && off === null))
}
