import { accountOverview } from './account-overview/account-overview.tsx'
import { addressBook } from './address-book/address-book.tsx'
import { announcement } from './announcement/announcement.tsx'
import { banner } from './banner/banner.tsx'
import { beforeAfter } from './before-after/before-after.tsx'
import { blogList } from './blog-list/blog-list.tsx'
import { blogAuthor, blogCategory, blogTag } from './blog-topic/blog-topic.tsx'
import { brandGrid } from './brand-grid/brand-grid.tsx'
import { cart } from './cart/cart.tsx'
import { categoryProducts } from './category-products/category-products.tsx'
import { categoryTiles } from './category-tiles/category-tiles.tsx'
import { changePassword } from './change-password/change-password.tsx'
import { checkout } from './checkout/checkout.tsx'
import { collectionProducts } from './collection-products/collection-products.tsx'
import { colouredCards } from './coloured-cards/coloured-cards.tsx'
import { columns } from './columns/columns.tsx'
import { comments } from './comments/comments.tsx'
import { contact } from './contact/contact.tsx'
import { container } from './container/container.tsx'
import { content } from './content/content.tsx'
import { countdown } from './countdown/countdown.tsx'
import { cta } from './cta/cta.tsx'
import type { Section } from './define/section.ts'
import { deviceList } from './device-list/device-list.tsx'
import { downloads } from './downloads/downloads.tsx'
import { embeddedForm } from './embedded-form/embedded-form.tsx'
import { enquiry } from './enquiry/enquiry.tsx'
import { eventSchedule } from './event-schedule/event-schedule.tsx'
import { faq } from './faq/faq.tsx'
import { featureList } from './feature-list/feature-list.tsx'
import { featureTabs } from './feature-tabs/feature-tabs.tsx'
import { featuredProduct } from './featured-product/featured-product.tsx'
import { footer } from './footer/footer.tsx'
import { form } from './form/form.tsx'
import { gallery } from './gallery/gallery.tsx'
import { header } from './header/header.tsx'
import { hero } from './hero/hero.tsx'
import { homeSlider } from './home-slider/home-slider.tsx'
import { imageCarousel } from './image-carousel/image-carousel.tsx'
import { imageStripHero } from './image-strip-hero/image-strip-hero.tsx'
import { imageText } from './image-text/image-text.tsx'
import { login } from './login/login.tsx'
import { logos } from './logos/logos.tsx'
import { map } from './map/map.tsx'
import { marquee } from './marquee/marquee.tsx'
import { newsletter } from './newsletter/newsletter.tsx'
import { notFound } from './not-found/not-found.tsx'
import { openingHours } from './opening-hours/opening-hours.tsx'
import { orderDetail } from './order-detail/order-detail.tsx'
import { orderList } from './order-list/order-list.tsx'
import { ownData } from './own-data/own-data.tsx'
import { paymentResult, paymentSuccess } from './payment-result/payment-result.tsx'
import { phoneSlider } from './phone-slider/phone-slider.tsx'
import { platformLogin } from './platform-login/platform-login.tsx'
import { post } from './post/post.tsx'
import { priceList } from './price-list/price-list.tsx'
import { pricing } from './pricing/pricing.tsx'
import { productDetail } from './product-detail/product-detail.tsx'
import { productList } from './product-list/product-list.tsx'
import { productReviews } from './product-reviews/product-reviews.tsx'
import { profile } from './profile/profile.tsx'
import { promiseStrip } from './promise-strip/promise-strip.tsx'
import { questions } from './questions/questions.tsx'
import { quote } from './quote/quote.tsx'
import { recentlySeen } from './recently-seen/recently-seen.tsx'
import { register } from './register/register.tsx'
import { resetPassword } from './reset-password/reset-password.tsx'
import { searchResults } from './search-results/search-results.tsx'
import { secondaryFeatures } from './secondary-features/secondary-features.tsx'
import { shopTheLook } from './shop-the-look/shop-the-look.tsx'
import { signup } from './signup/signup.tsx'
import { socialLinks } from './social-links/social-links.tsx'
import { stats } from './stats/stats.tsx'
import { statsGrid } from './stats-grid/stats-grid.tsx'
import { stickyBar } from './sticky-bar/sticky-bar.tsx'
import { storeList } from './store-list/store-list.tsx'
import { subscription } from './subscription/subscription.tsx'
import { table } from './table/table.tsx'
import { team } from './team/team.tsx'
import { testimonials } from './testimonials/testimonials.tsx'
import { textSlider } from './text-slider/text-slider.tsx'
import { timeline } from './timeline/timeline.tsx'
import { video } from './video/video.tsx'
import { videoHero } from './video-hero/video-hero.tsx'
import { whatsappButton } from './whatsapp-button/whatsapp-button.tsx'
import { wishlist } from './wishlist/wishlist.tsx'

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
