import { isPlatform } from '../ui/me.ts'

/** The sections of the settings, with other words that owners look for them by. */
export const settingsSections = [
  {
    to: '/settings',
    title: 'General',
    words: 'site name logo description home page language time zone currency',
  },
  {
    to: '/settings/opening',
    title: 'Opening',
    words: 'open close visitors launch publish coming soon password preview link',
  },
  {
    to: '/settings/languages',
    title: 'Languages',
    words: 'hindi translate translation multilingual bengali tamil',
  },
  { to: '/settings/domains', title: 'Domains', words: 'address host dns own domain primary redirect certificate' },
  {
    to: '/settings/business',
    title: 'Business',
    words: 'legal name gstin gst tax pan address contact phone grievance officer invoice seller',
  },
  { to: '/settings/look', title: 'Theme', words: 'colours fonts buttons look design' },
  { to: '/settings/selling', title: 'Selling', words: 'shop checkout' },
  {
    to: '/settings/delivery',
    title: 'Delivery',
    words:
      'zones pin codes states shipping delivery charge free by place weight days cut-off hour holidays days off weekly not delivered pick up collect store places',
  },
  {
    to: '/settings/messages',
    title: 'Messages',
    words: 'texts words wording translate errors notices button add to bag',
  },
  { to: '/settings/comments', title: 'Comments', words: 'blog moderation spam approve check' },
  { to: '/settings/reviews', title: 'Reviews', words: 'ratings stars moderation approve check ask request mail' },
  { to: '/settings/sign-in', title: 'Sign-in', words: 'google login client id customers' },
  { to: '/settings/mail', title: 'Email', words: 'sender address newsletter confirmation mail inbox messages' },
  { to: '/settings/mails', title: 'Email log', words: 'sent mails mailbox' },
] as const

/** The sections that this site has: the platform’s own is always open. */
export const sectionsHere = () => settingsSections.filter(({ to }) => !(isPlatform() && to === '/settings/opening'))

/** Parts of “Selling”, each with an address of its own, in the order of their list. */
export const sellingParts = [
  {
    to: '/settings/selling/goods',
    title: 'What you sell',
    words: 'shop events services mrp list price rounding discounts rules',
  },
  {
    to: '/settings/selling/payments',
    title: 'Payments',
    words: 'payment methods accounts razorpay stripe phonepe keys card wallet net banking test live mode',
  },
  { to: '/settings/selling/upi', title: 'UPI without a provider', words: 'upi id qr code payee utr payment' },
  {
    to: '/settings/selling/cash-on-delivery',
    title: 'Cash on delivery',
    words: 'cod cash fee pin codes refused at the door code largest smallest order payment',
  },
  { to: '/settings/selling/guests', title: 'Guests', words: 'checkout without an account sign in before ordering' },
  {
    to: '/settings/selling/limits',
    title: 'Order limits',
    words: 'checkout quantity reserved stock minutes to pay unpaid orders new',
  },
  {
    to: '/settings/selling/returns',
    title: 'Cancelling and returning',
    words: 'cancel cancellations returns refunds requests days policy',
  },
  {
    to: '/settings/selling/money',
    title: 'Money to look at',
    words: 'payouts settlements late payments without an order',
  },
] as const
