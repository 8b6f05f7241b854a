import { commentsActs, commentsThings } from '../../server/modules/content/comments/comments.acts.ts'
import { formsActs, formsThings } from '../../server/modules/content/forms/forms.acts.ts'
import { inboxActs, inboxThings } from '../../server/modules/content/inbox/inbox.acts.ts'
import { mediaActs, mediaThings } from '../../server/modules/content/media/media.acts.ts'
import { newsletterActs, newsletterThings } from '../../server/modules/content/newsletter/newsletter.acts.ts'
import { pagesActs, pagesThings } from '../../server/modules/content/pages/pages.acts.ts'
import { postsActs, postsThings } from '../../server/modules/content/posts/posts.acts.ts'
import { translationsActs, translationsThings } from '../../server/modules/content/translations/translations.acts.ts'
import { auditActs } from '../../server/modules/ground/audit/audit.acts.ts'
import { beginningActs } from '../../server/modules/over/beginning/beginning.acts.ts'
import { campaignsActs } from '../../server/modules/over/campaigns/campaigns.acts.ts'
import { customersActs, customersThings } from '../../server/modules/over/customers/customers.acts.ts'
import { operatorActs, operatorThings } from '../../server/modules/over/operator/operator.acts.ts'
import { ownEmailActs } from '../../server/modules/people/own-email/own-email.acts.ts'
import { passkeysActs } from '../../server/modules/people/passkeys/passkeys.acts.ts'
import { securityActs, securityThings } from '../../server/modules/people/security/security.acts.ts'
import { staffActs, staffThings } from '../../server/modules/people/staff/staff.acts.ts'
import { brandsActs, brandsThings } from '../../server/modules/selling/brands/brands.acts.ts'
import { categoriesActs, categoriesThings } from '../../server/modules/selling/categories/categories.acts.ts'
import { collectionsActs, collectionsThings } from '../../server/modules/selling/collections/collections.acts.ts'
import { customFieldsActs, customFieldsThings } from '../../server/modules/selling/custom-fields/custom-fields.acts.ts'
import { discountsActs, discountsThings } from '../../server/modules/selling/discounts/discounts.acts.ts'
import { fulfilmentActs } from '../../server/modules/selling/fulfilment/fulfilment.acts.ts'
import { invoicesActs } from '../../server/modules/selling/invoices/invoices.acts.ts'
import { moneyActs, moneyThings } from '../../server/modules/selling/money/money.acts.ts'
import { orderEditsActs } from '../../server/modules/selling/order-edits/order-edits.acts.ts'
import { ordersActs, ordersThings } from '../../server/modules/selling/orders/orders.acts.ts'
import { paymentsActs } from '../../server/modules/selling/payments/payments.acts.ts'
import { phoneOrdersActs } from '../../server/modules/selling/phone-orders/phone-orders.acts.ts'
import {
  productImportsActs,
  productImportsThings,
} from '../../server/modules/selling/product-imports/product-imports.acts.ts'
import { productsActs, productsThings } from '../../server/modules/selling/products/products.acts.ts'
import { questionsActs, questionsThings } from '../../server/modules/selling/questions/questions.acts.ts'
import { reviewsActs, reviewsThings } from '../../server/modules/selling/reviews/reviews.acts.ts'
import { searchActs, searchThings } from '../../server/modules/selling/search/search.acts.ts'
import { settlementsActs, settlementsThings } from '../../server/modules/selling/settlements/settlements.acts.ts'
import { sizeGuidesActs, sizeGuidesThings } from '../../server/modules/selling/size-guides/size-guides.acts.ts'
import { upiActs } from '../../server/modules/selling/upi/upi.acts.ts'
import { domainsActs, domainsThings } from '../../server/modules/sites/domains/domains.acts.ts'
import { fontsActs, fontsThings } from '../../server/modules/sites/fonts/fonts.acts.ts'
import { openingActs } from '../../server/modules/sites/opening/opening.acts.ts'
import { settingsActs, settingsThings } from '../../server/modules/sites/settings/settings.acts.ts'
import { joined } from '../joined.ts'
import type { ActTexts } from './act-texts.ts'

/** Things that audited acts are about. Modules define theirs beside their contract (`*.acts.ts`), as they do their acts. */
export const things = joined([
  brandsThings,
  categoriesThings,
  collectionsThings,
  commentsThings,
  customFieldsThings,
  customersThings,
  discountsThings,
  domainsThings,
  fontsThings,
  formsThings,
  inboxThings,
  mediaThings,
  moneyThings,
  newsletterThings,
  operatorThings,
  ordersThings,
  pagesThings,
  postsThings,
  productImportsThings,
  productsThings,
  questionsThings,
  reviewsThings,
  searchThings,
  securityThings,
  settingsThings,
  settlementsThings,
  sizeGuidesThings,
  staffThings,
  translationsThings,
])

export type Thing = keyof typeof things

/** Audited acts: the thing concerned, and the text after the actor's name. */
export const acts = joined([
  auditActs,
  beginningActs,
  brandsActs,
  campaignsActs,
  categoriesActs,
  collectionsActs,
  commentsActs,
  customFieldsActs,
  customersActs,
  discountsActs,
  domainsActs,
  fontsActs,
  formsActs,
  fulfilmentActs,
  inboxActs,
  invoicesActs,
  mediaActs,
  moneyActs,
  newsletterActs,
  openingActs,
  operatorActs,
  orderEditsActs,
  ordersActs,
  ownEmailActs,
  pagesActs,
  passkeysActs,
  paymentsActs,
  phoneOrdersActs,
  postsActs,
  productImportsActs,
  productsActs,
  questionsActs,
  reviewsActs,
  searchActs,
  securityActs,
  settingsActs,
  settlementsActs,
  sizeGuidesActs,
  staffActs,
  translationsActs,
  upiActs,
]) satisfies ActTexts<Thing>

export type Act = keyof typeof acts
