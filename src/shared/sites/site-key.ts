import { filledText } from '../words.ts'

/** Reserved sub-domains: the platform's, or confusable with it. */
const reserved = [
  ...['www', 'admin', 'api', 'app', 'apps', 'assets', 'static', 'cdn', 'media', 'files', 'img', 'images'],
  ...['mail', 'email', 'smtp', 'imap', 'pop', 'mx', 'ns', 'ns1', 'ns2', 'dns', 'ftp', 'vpn', 'ssh', 'webmail'],
  ...['login', 'signin', 'signup', 'register', 'account', 'accounts', 'auth', 'oauth', 'sso', 'id', 'password'],
  ...['secure', 'security', 'ssl', 'verify', 'verification', 'billing', 'payment', 'payments', 'pay', 'checkout'],
  ...['help', 'support', 'contact', 'abuse', 'postmaster', 'hostmaster', 'webmaster', 'root', 'system', 'status'],
  ...['haat', 'platform', 'official', 'staff', 'team', 'blog', 'docs', 'dev', 'test', 'staging', 'localhost', 'demo'],
]

/** Banks, payment services and large companies, against impersonation. */
const brands = [
  ...[
    'paypal',
    'paytm',
    'phonepe',
    'razorpay',
    'googlepay',
    'gpay',
    'amazonpay',
    'stripe',
    'mastercard',
    'rupay',
    'bhim',
  ],
  ...['npci', 'onlinesbi', 'statebank', 'hdfcbank', 'icicibank', 'axisbank', 'kotakbank', 'yesbank', 'pnbindia'],
  ...['google', 'gmail', 'microsoft', 'outlook', 'icloud', 'facebook', 'instagram', 'whatsapp', 'telegram', 'linkedin'],
  ...[
    'amazon',
    'flipkart',
    'myntra',
    'meesho',
    'swiggy',
    'zomato',
    'netflix',
    'aadhaar',
    'digilocker',
    'irctc',
    'epfindia',
  ],
]

const longest = 40
const shortest = 3

/**
 * A name with look-alike characters unified: `paypa1`, `pay-pal` and `paypaI` are `paypal`. The column `sites.reads_as` follows
 * the same rule.
 */
export function readAs(key: string): string {
  return key
    .replaceAll('-', '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[01358]/g, (digit) => ({ '0': 'o', '1': 'l', '3': 'e', '5': 's', '8': 'b' })[digit] ?? digit)
    .replaceAll('i', 'l')
}

const reservedReadings = new Set(reserved.map(readAs))
const brandReadings = new Set(brands.map(readAs))

/** Whether the name is reserved for the platform, or looks like one that is. */
export function isReservedKey(key: string): boolean {
  return reservedReadings.has(readAs(key.replace(/-\d+$/, '')))
}

/** Whether it looks like the name of a well-known company. */
function isBrand(key: string): boolean {
  return brandReadings.has(readAs(key.replace(/-\d+$/, '')))
}

/** Why no site can have this sub-domain; undefined if allowed. Does not check whether it is taken. */
export function siteKeyFault(key: string): string | undefined {
  if (!/^[a-z0-9-]*$/.test(key)) return 'Use letters a to z, digits and hyphens only.'
  if (key.length < shortest || key.length > longest)
    return filledText('Use {least} to {most} characters.', { least: shortest, most: longest })
  if (key.startsWith('-') || key.endsWith('-')) return 'A hyphen can stand only between other characters.'
  if (key.slice(2, 4) === '--') return 'Two hyphens cannot be the third and fourth character.'
  if (isReservedKey(key)) return 'This address is reserved for the platform, or looks like one that is.'
  if (isBrand(key)) return 'This address looks like the name of a well-known company.'
  return undefined
}

/** A sub-domain from a name: `Blue Door Pottery` -> `blue-door-pottery`; `site` without Latin letters. */
export function keyOfName(name: string): string {
  const key = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest - 4)
    .replace(/^-+|-+$/g, '')
  const safe = key.slice(2, 4) === '--' ? key.replace(/-+/g, '-') : key
  return isReservedKey(safe) || isBrand(safe) || safe.length < shortest ? `${safe}-site`.replace(/^-/, '') : safe
}

/**
 * The first of `key`, `key-2`, `key-3` … that is free and looks like no taken one.
 * @param readings `readAs` of the taken ones
 */
export function firstFree(key: string, readings: ReadonlySet<string>): string {
  let number = 2
  let free = key
  while (readings.has(readAs(free))) free = `${key}-${number++}`
  return free
}
