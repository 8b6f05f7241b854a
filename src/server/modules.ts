import { serverKinds } from './kinds.ts'
import { commentsModule } from './modules/content/comments/module.ts'
import { editLocksModule } from './modules/content/edit-locks/module.ts'
import { formsModule } from './modules/content/forms/module.ts'
import { inboxModule } from './modules/content/inbox/module.ts'
import { mediaModule } from './modules/content/media/module.ts'
import { newsletterModule } from './modules/content/newsletter/module.ts'
import { pagesModule } from './modules/content/pages/module.ts'
import { postsModule } from './modules/content/posts/module.ts'
import { previewLinksModule } from './modules/content/preview-links/module.ts'
import { auditModule } from './modules/ground/audit/module.ts'
import { directoryModule } from './modules/ground/directory/module.ts'
import { mailJobs, type StatedMail } from './modules/ground/mail/index.ts'
import { mailModule } from './modules/ground/mail/module.ts'
import { retentionModule } from './modules/ground/retention/module.ts'
import type { Module, Periodic, Recording, Stated } from './modules/module.ts'
import { beginningModule } from './modules/over/beginning/module.ts'
import { campaignsModule } from './modules/over/campaigns/module.ts'
import { customersModule } from './modules/over/customers/module.ts'
import { departuresModule } from './modules/over/departures/module.ts'
import { insightsModule } from './modules/over/insights/module.ts'
import { operatorModule } from './modules/over/operator/module.ts'
import { ownDataModule } from './modules/over/own-data/module.ts'
import { ownSitesModule } from './modules/over/own-sites/module.ts'
import { signUpModule } from './modules/over/sign-up/module.ts'
import { startersModule } from './modules/over/starters/module.ts'
import { translatablesModule } from './modules/over/translatables/module.ts'
import { consentsModule } from './modules/people/consents/module.ts'
import { googleModule } from './modules/people/google/module.ts'
import { identityModule } from './modules/people/identity/module.ts'
import { ownEmailModule } from './modules/people/own-email/module.ts'
import { passkeysModule } from './modules/people/passkeys/module.ts'
import { portraitsModule } from './modules/people/portraits/module.ts'
import { securityModule } from './modules/people/security/module.ts'
import { staffModule } from './modules/people/staff/module.ts'
import { brandsModule } from './modules/selling/brands/module.ts'
import { cartModule } from './modules/selling/cart/module.ts'
import { categoriesModule } from './modules/selling/categories/module.ts'
import { checkoutModule } from './modules/selling/checkout/module.ts'
import { collectionsModule } from './modules/selling/collections/module.ts'
import { customFieldsModule } from './modules/selling/custom-fields/module.ts'
import { deliveryModule } from './modules/selling/delivery/module.ts'
import { discountsModule } from './modules/selling/discounts/module.ts'
import { fulfilmentModule } from './modules/selling/fulfilment/module.ts'
import { guestsModule } from './modules/selling/guests/module.ts'
import { invoicesModule } from './modules/selling/invoices/module.ts'
import { moneyModule } from './modules/selling/money/module.ts'
import { orderEditsModule } from './modules/selling/order-edits/module.ts'
import { ordersModule } from './modules/selling/orders/module.ts'
import { paymentsModule } from './modules/selling/payments/module.ts'
import { phoneOrdersModule } from './modules/selling/phone-orders/module.ts'
import { productFeedModule } from './modules/selling/product-feed/module.ts'
import { productImportsModule } from './modules/selling/product-imports/module.ts'
import { productsModule } from './modules/selling/products/module.ts'
import { questionsModule } from './modules/selling/questions/module.ts'
import { reviewsModule } from './modules/selling/reviews/module.ts'
import { searchModule } from './modules/selling/search/module.ts'
import { settlementsModule } from './modules/selling/settlements/module.ts'
import { sizeGuidesModule } from './modules/selling/size-guides/module.ts'
import { stockModule } from './modules/selling/stock/module.ts'
import { stockNoticesModule } from './modules/selling/stock-notices/module.ts'
import { upiModule } from './modules/selling/upi/module.ts'
import { wishlistModule } from './modules/selling/wishlist/module.ts'
import { domainsModule } from './modules/sites/domains/module.ts'
import { fontsModule } from './modules/sites/fonts/module.ts'
import { openingModule } from './modules/sites/opening/module.ts'
import { settingsModule } from './modules/sites/settings/module.ts'
import type { Route } from './platform/http/route.ts'
import type { Job } from './platform/job.ts'

/** Every module. The copy of personal data uses this order. */
export const modules: Module[] = [
  identityModule,
  googleModule,
  consentsModule,
  newsletterModule,
  ordersModule,
  invoicesModule,
  cartModule,
  stockNoticesModule,
  questionsModule,
  wishlistModule,
  reviewsModule,
  commentsModule,
  inboxModule,
  securityModule,
  passkeysModule,
  customersModule,
  staffModule,
  portraitsModule,
  ownEmailModule,
  ownDataModule,
  departuresModule,
  productsModule,
  productFeedModule,
  productImportsModule,
  stockModule,
  categoriesModule,
  brandsModule,
  collectionsModule,
  customFieldsModule,
  sizeGuidesModule,
  searchModule,
  checkoutModule,
  paymentsModule,
  deliveryModule,
  discountsModule,
  fulfilmentModule,
  guestsModule,
  phoneOrdersModule,
  orderEditsModule,
  moneyModule,
  settlementsModule,
  upiModule,
  pagesModule,
  editLocksModule,
  previewLinksModule,
  postsModule,
  formsModule,
  campaignsModule,
  mediaModule,
  directoryModule,
  settingsModule,
  openingModule,
  domainsModule,
  signUpModule,
  beginningModule,
  startersModule,
  ownSitesModule,
  operatorModule,
  fontsModule,
  translatablesModule,
  auditModule,
  insightsModule,
  mailModule,
  retentionModule,
]

const stated: Stated = {
  mediaUses: [
    ...Object.values(serverKinds).map(({ mediaUse }) => mediaUse),
    ...modules.flatMap(({ mediaUse = [] }) => mediaUse),
  ],
  keepUploads: modules.flatMap(({ keepUpload = [] }) => keepUpload),
  personal: modules.flatMap(({ personal = [] }) => personal),
  tasks: modules.flatMap(({ tasks = [] }) => tasks),
  recorded: Object.assign({}, ...modules.map(({ recorded }) => recorded)),
  reversible: Object.assign({}, ...modules.map(({ reversible }) => reversible)),
  samples: [
    ...Object.values(serverKinds).flatMap(({ sample }) => sample ?? []),
    ...modules.flatMap(({ samples = [] }) => samples),
  ],
  expire: modules.flatMap(({ expire = [] }) => expire),
}

export const moduleRoutes: Route[] = modules.flatMap(({ routes = [] }) => of(routes))

export const mails: StatedMail[] = modules.flatMap(({ mails = [] }) => mails)

export const jobs: Job[] = [...modules.flatMap(({ jobs = [] }) => of(jobs)), ...mailJobs(mails)]

export const periodic: Periodic[] = modules.flatMap(({ periodic = [] }) => of(periodic))

/** The statements of all modules that the audit log reads. */
export const recording: Recording = stated

function of<T>(part: T[] | ((all: Stated) => T[])): T[] {
  return typeof part === 'function' ? part(stated) : part
}
