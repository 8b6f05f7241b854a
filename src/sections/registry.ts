import { accountOverview } from './account-overview/index.ts'
import { addressBook } from './address-book/index.ts'
import { announcement } from './announcement/index.ts'
import { banner } from './banner/index.ts'
import { beforeAfter } from './before-after/index.ts'
import { blogList } from './blog-list/index.ts'
import { blogAuthor, blogCategory, blogTag } from './blog-topic/index.ts'
import { brandGrid } from './brand-grid/index.ts'
import { cart } from './cart/index.ts'
import { categoryProducts } from './category-products/index.ts'
import { categoryTiles } from './category-tiles/index.ts'
import { changePassword } from './change-password/index.ts'
import { checkout } from './checkout/index.ts'
import { collectionProducts } from './collection-products/index.ts'
import { colouredCards } from './coloured-cards/index.ts'
import { columns } from './columns/index.ts'
import { comments } from './comments/index.ts'
import { contact } from './contact/index.ts'
import { container } from './container/index.ts'
import { content } from './content/index.ts'
import { countdown } from './countdown/index.ts'
import { cta } from './cta/index.ts'
import type { Section } from './define/section.ts'
import { deviceList } from './device-list/index.ts'
import { downloads } from './downloads/index.ts'
import { embeddedForm } from './embedded-form/index.ts'
import { enquiry } from './enquiry/index.ts'
import { eventSchedule } from './event-schedule/index.ts'
import { faq } from './faq/index.ts'
import { featureList } from './feature-list/index.ts'
import { featureTabs } from './feature-tabs/index.ts'
import { featuredProduct } from './featured-product/index.ts'
import { footer } from './footer/index.ts'
import { form } from './form/index.ts'
import { gallery } from './gallery/index.ts'
import { header } from './header/index.ts'
import { hero } from './hero/index.ts'
import { homeSlider } from './home-slider/index.ts'
import { imageCarousel } from './image-carousel/index.ts'
import { imageStripHero } from './image-strip-hero/index.ts'
import { imageText } from './image-text/index.ts'
import { login } from './login/index.ts'
import { logos } from './logos/index.ts'
import { map } from './map/index.ts'
import { marquee } from './marquee/index.ts'
import { newsletter } from './newsletter/index.ts'
import { notFound } from './not-found/index.ts'
import { openingHours } from './opening-hours/index.ts'
import { orderDetail } from './order-detail/index.ts'
import { orderList } from './order-list/index.ts'
import { ownData } from './own-data/index.ts'
import { paymentResult, paymentSuccess } from './payment-result/index.ts'
import { phoneSlider } from './phone-slider/index.ts'
import { platformLogin } from './platform-login/index.ts'
import { post } from './post/index.ts'
import { priceList } from './price-list/index.ts'
import { pricing } from './pricing/index.ts'
import { productDetail } from './product-detail/index.ts'
import { productList } from './product-list/index.ts'
import { productReviews } from './product-reviews/index.ts'
import { profile } from './profile/index.ts'
import { promiseStrip } from './promise-strip/index.ts'
import { questions } from './questions/index.ts'
import { quote } from './quote/index.ts'
import { recentlySeen } from './recently-seen/index.ts'
import { register } from './register/index.ts'
import { resetPassword } from './reset-password/index.ts'
import { searchResults } from './search-results/index.ts'
import { secondaryFeatures } from './secondary-features/index.ts'
import { shopTheLook } from './shop-the-look/index.ts'
import { signup } from './signup/index.ts'
import { socialLinks } from './social-links/index.ts'
import { stats } from './stats/index.ts'
import { statsGrid } from './stats-grid/index.ts'
import { stickyBar } from './sticky-bar/index.ts'
import { storeList } from './store-list/index.ts'
import { subscription } from './subscription/index.ts'
import { table } from './table/index.ts'
import { team } from './team/index.ts'
import { testimonials } from './testimonials/index.ts'
import { textSlider } from './text-slider/index.ts'
import { timeline } from './timeline/index.ts'
import { video } from './video/index.ts'
import { videoHero } from './video-hero/index.ts'
import { whatsappButton } from './whatsapp-button/index.ts'
import { wishlist } from './wishlist/index.ts'

/** Every section that a page may hold, in the order of the gallery. */
export const sections: Section[] = [
  announcement,
  header,
  hero,
  imageStripHero,
  videoHero,
  homeSlider,
  imageCarousel,
  textSlider,
  phoneSlider,
  marquee,
  footer,
  productList,
  shopTheLook,
  featuredProduct,
  categoryTiles,
  brandGrid,
  categoryProducts,
  collectionProducts,
  searchResults,
  productDetail,
  productReviews,
  recentlySeen,
  cart,
  checkout,
  paymentSuccess,
  paymentResult,
  login,
  platformLogin,
  signup,
  register,
  resetPassword,
  accountOverview,
  orderList,
  orderDetail,
  wishlist,
  addressBook,
  profile,
  changePassword,
  deviceList,
  ownData,
  testimonials,
  featureList,
  columns,
  container,
  content,
  blogList,
  blogCategory,
  blogTag,
  blogAuthor,
  post,
  comments,
  questions,
  cta,
  stickyBar,
  contact,
  enquiry,
  subscription,
  faq,
  gallery,
  imageText,
  banner,
  promiseStrip,
  quote,
  video,
  map,
  table,
  countdown,
  beforeAfter,
  priceList,
  eventSchedule,
  downloads,
  openingHours,
  form,
  embeddedForm,
  storeList,
  socialLinks,
  whatsappButton,
  newsletter,
  pricing,
  stats,
  statsGrid,
  timeline,
  featureTabs,
  colouredCards,
  team,
  logos,
  secondaryFeatures,
  notFound,
]

const byType = new Map(sections.map((section) => [section.type, section]))

export function sectionOf(type: string): Section | undefined {
  return byType.get(type)
}
