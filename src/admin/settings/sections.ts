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
  {
    to: '/settings/selling',
    title: 'Selling',
    words:
      'payment methods razorpay stripe keys upi cash on delivery shipping delivery charge order limits checkout mrp list price',
  },
  {
    to: '/settings/delivery',
    title: 'Delivery',
    words:
      'zones pin codes states shipping charge by place weight days cut-off hour holidays days off weekly not delivered pick up collect store places',
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
