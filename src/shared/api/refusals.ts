import { commentsRefusals } from '../../server/modules/content/comments/comments.refusals.ts'
import { formsRefusals } from '../../server/modules/content/forms/forms.refusals.ts'
import { inboxRefusals } from '../../server/modules/content/inbox/inbox.refusals.ts'
import { mediaRefusals } from '../../server/modules/content/media/media.refusals.ts'
import { newsletterRefusals } from '../../server/modules/content/newsletter/newsletter.refusals.ts'
import { pagesRefusals } from '../../server/modules/content/pages/pages.refusals.ts'
import { postsRefusals } from '../../server/modules/content/posts/posts.refusals.ts'
import { translationsRefusals } from '../../server/modules/content/translations/translations.refusals.ts'
import { auditRefusals } from '../../server/modules/ground/audit/audit.refusals.ts'
import { mailRefusals } from '../../server/modules/ground/mail/mail.refusals.ts'
import { beginningRefusals } from '../../server/modules/over/beginning/beginning.refusals.ts'
import { campaignsRefusals } from '../../server/modules/over/campaigns/campaigns.refusals.ts'
import { customersRefusals } from '../../server/modules/over/customers/customers.refusals.ts'
import { departuresRefusals } from '../../server/modules/over/departures/departures.refusals.ts'
import { operatorRefusals } from '../../server/modules/over/operator/operator.refusals.ts'
import { ownDataRefusals } from '../../server/modules/over/own-data/own-data.refusals.ts'
import { signUpRefusals } from '../../server/modules/over/sign-up/sign-up.refusals.ts'
import { consentsRefusals } from '../../server/modules/people/consents/consents.refusals.ts'
import { googleRefusals } from '../../server/modules/people/google/google.refusals.ts'
import { identityRefusals } from '../../server/modules/people/identity/identity.refusals.ts'
import { ownEmailRefusals } from '../../server/modules/people/own-email/own-email.refusals.ts'
import { passkeysRefusals } from '../../server/modules/people/passkeys/passkeys.refusals.ts'
import { securityRefusals } from '../../server/modules/people/security/security.refusals.ts'
import { staffRefusals } from '../../server/modules/people/staff/staff.refusals.ts'
import { brandsRefusals } from '../../server/modules/selling/brands/brands.refusals.ts'
import { cartRefusals } from '../../server/modules/selling/cart/cart.refusals.ts'
import { categoriesRefusals } from '../../server/modules/selling/categories/categories.refusals.ts'
import { checkoutRefusals } from '../../server/modules/selling/checkout/checkout.refusals.ts'
import { collectionsRefusals } from '../../server/modules/selling/collections/collections.refusals.ts'
import { customFieldsRefusals } from '../../server/modules/selling/custom-fields/custom-fields.refusals.ts'
import { deliveryRefusals } from '../../server/modules/selling/delivery/delivery.refusals.ts'
import { discountsRefusals } from '../../server/modules/selling/discounts/discounts.refusals.ts'
import { fulfilmentRefusals } from '../../server/modules/selling/fulfilment/fulfilment.refusals.ts'
import { guestsRefusals } from '../../server/modules/selling/guests/guests.refusals.ts'
import { invoicesRefusals } from '../../server/modules/selling/invoices/invoices.refusals.ts'
import { orderEditsRefusals } from '../../server/modules/selling/order-edits/order-edits.refusals.ts'
import { ordersRefusals } from '../../server/modules/selling/orders/orders.refusals.ts'
import { paymentsRefusals } from '../../server/modules/selling/payments/payments.refusals.ts'
import { phoneOrdersRefusals } from '../../server/modules/selling/phone-orders/phone-orders.refusals.ts'
import { productImportsRefusals } from '../../server/modules/selling/product-imports/product-imports.refusals.ts'
import { productsRefusals } from '../../server/modules/selling/products/products.refusals.ts'
import { questionsRefusals } from '../../server/modules/selling/questions/questions.refusals.ts'
import { reviewsRefusals } from '../../server/modules/selling/reviews/reviews.refusals.ts'
import { searchRefusals } from '../../server/modules/selling/search/search.refusals.ts'
import { settlementRefusals } from '../../server/modules/selling/settlements/settlements.refusals.ts'
import { sizeGuidesRefusals } from '../../server/modules/selling/size-guides/size-guides.refusals.ts'
import { stockRefusals } from '../../server/modules/selling/stock/stock.refusals.ts'
import { stockNoticesRefusals } from '../../server/modules/selling/stock-notices/stock-notices.refusals.ts'
import { upiRefusals } from '../../server/modules/selling/upi/upi.refusals.ts'
import { wishlistRefusals } from '../../server/modules/selling/wishlist/wishlist.refusals.ts'
import { domainsRefusals } from '../../server/modules/sites/domains/domains.refusals.ts'
import { fontsRefusals } from '../../server/modules/sites/fonts/fonts.refusals.ts'
import { openingRefusals } from '../../server/modules/sites/opening/opening.refusals.ts'
import { settingsRefusals } from '../../server/modules/sites/settings/settings.refusals.ts'
import { generalRefusals } from './general.refusals.ts'
import type { RefusalTexts } from './refusal-texts.ts'

/**
 * Every expected refusal. Modules define theirs beside their contract (`*.refusals.ts`); texts quoted by the specification are in
 * the message catalogue.
 */
export const refusals = {
  ...generalRefusals,
  ...auditRefusals,
  ...beginningRefusals,
  ...brandsRefusals,
  ...campaignsRefusals,
  ...cartRefusals,
  ...categoriesRefusals,
  ...checkoutRefusals,
  ...collectionsRefusals,
  ...commentsRefusals,
  ...consentsRefusals,
  ...customFieldsRefusals,
  ...customersRefusals,
  ...deliveryRefusals,
  ...discountsRefusals,
  ...departuresRefusals,
  ...domainsRefusals,
  ...fontsRefusals,
  ...formsRefusals,
  ...fulfilmentRefusals,
  ...guestsRefusals,
  ...googleRefusals,
  ...identityRefusals,
  ...inboxRefusals,
  ...invoicesRefusals,
  ...mailRefusals,
  ...mediaRefusals,
  ...newsletterRefusals,
  ...openingRefusals,
  ...operatorRefusals,
  ...ordersRefusals,
  ...ownDataRefusals,
  ...ownEmailRefusals,
  ...pagesRefusals,
  ...passkeysRefusals,
  ...paymentsRefusals,
  ...postsRefusals,
  ...orderEditsRefusals,
  ...phoneOrdersRefusals,
  ...productImportsRefusals,
  ...productsRefusals,
  ...questionsRefusals,
  ...reviewsRefusals,
  ...searchRefusals,
  ...securityRefusals,
  ...settingsRefusals,
  ...settlementRefusals,
  ...signUpRefusals,
  ...sizeGuidesRefusals,
  ...staffRefusals,
  ...stockNoticesRefusals,
  ...stockRefusals,
  ...translationsRefusals,
  ...upiRefusals,
  ...wishlistRefusals,
} as const satisfies RefusalTexts

export type RefusalCode = keyof typeof refusals
