import { contract, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { orderLimits, storedOrderLimits } from '../../../../shared/selling/orders/order-limits.ts'
import { businessInput, gstInput, storedBusiness, storedGst } from '../../../../shared/sites/business.ts'
import { paymentWay, publicConfig, settings, settingsBody, siteCard } from '../../../../shared/sites/settings-admin.ts'
import { themeSchema } from '../../../../shared/sites/theme/theme.ts'

const options = { access: { staff: 'settings' }, group: 'Settings', reply: oneOf(settings) } as const
/** Staff with the `view` permission may read too. */
const reading = { ...options, access: { staff: ['settings', 'view'] } } as const

export const readConfig = contract('get', '/public/config', {
  access: 'visitor',
  group: 'Settings',
  summary: 'Read public site settings: currency, logo, theme, and who is signed in',
  limit: { name: 'config', points: 240, seconds: 60, counts: 'reads' },
  reply: oneOf(publicConfig),
})

export const readSiteCard = contract('get', '/api/v1/site', {
  access: 'staff',
  group: 'Settings',
  summary: 'The site, in short',
  reply: oneOf(siteCard),
})

export const readSettings = contract('get', '/api/v1/settings', { ...reading, summary: "The site's settings" })

export const changeSettings = contract('patch', '/api/v1/settings', {
  ...options,
  summary: "Change parts of the site's settings",
  records: { act: 'settings.change' },
  body: settingsBody,
  mostBytes: mostOfDocument,
  refusals: [
    'media.notFound',
    'payment.mode',
    'settings.aboveMrp',
    'settings.changed',
    'settings.currency',
    'settings.font',
    'settings.home',
    'settings.identity',
    'settings.language',
    'settings.languagePath',
  ],
})

named({
  businessInput,
  gstInput,
  orderLimits,
  paymentWay,
  publicConfig,
  settings,
  settingsBody,
  siteCard,
  storedBusiness,
  storedGst,
  storedOrderLimits,
  theme: themeSchema,
})
