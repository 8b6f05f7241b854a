import { addressOf } from '../../shared/content/kinds/index.ts'
import { deliveryAnswer } from '../../shared/selling/delivery/delivery-answer.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import type { Assets } from '../../storefront/document.tsx'
import { Band } from '../../ui/band.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { answerPlace } from '../modules/selling/delivery/index.ts'
import type { Ctx } from '../platform/context.ts'
import { framedPage } from './framed-page.tsx'

type Shown = {
  pincode: string
  /** Path of the product to go back to; empty for none. */
  product: string
  found?: ReturnType<typeof answerPlace>
  fault?: string | undefined
}

/** Renders whether a PIN code is delivered to, between the site's header and footer. */
export function deliveryPage(ctx: Ctx, assets: Assets, shown: Shown): Promise<Response> {
  return framedPage(ctx, assets, {
    path: '/delivery-check',
    query: { product: shown.product, pincode: shown.pincode },
    title: heading,
    main: <DeliveryMain {...shown} />,
    status: shown.found ? 200 : 400,
  })
}

const heading = () => t('Delivery to your PIN code')

function DeliveryMain({ pincode, product, found, fault }: Shown) {
  return (
    <Band band={{ tone: 'plain', width: 'text', spacing: { base: 'normal' }, anchor: '' }}>
      <h1 className="text-3xl">{heading()}</h1>
      {found && (
        <p role="status" className="mt-3 text-lg">
          {deliveryAnswer(pincode, found)}
        </p>
      )}
      <form method="get" action={inLanguage('/delivery-check')} className="mt-8 grid max-w-sm gap-5">
        <input type="hidden" name="product" value={product} />
        <TextField
          label={t('PIN code')}
          name="pincode"
          defaultValue={pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          error={fault}
        />
        <Button type="submit" look="secondary" className="justify-self-start">
          {t('Check')}
        </Button>
      </form>
      {product && (
        <Link href={addressOf('product', product)} className={buttonClass('quiet', 'mt-8 -ml-3')}>
          {t('Back to the product')}
        </Link>
      )}
    </Band>
  )
}
