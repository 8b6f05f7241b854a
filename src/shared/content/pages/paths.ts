import { type KindName, kindNames, kinds } from '../kinds/index.ts'
import { listParameters } from '../kinds/list-parameters.ts'

/**
 * Paths that the system serves itself (B8). Each has a template made of sections, which gets the resource named in the path.
 * Every other path is a page of configuration (R18).
 */
export type SystemRoute = {
  template: string
  pattern: string
  /** Query parameters that change the HTML; the server ignores others. */
  query?: string[]
  /** Required query parameters. Only the browser reads them. */
  needs?: string[]
  /** The HTML is the same for all parameters: their content comes by API for the signed-in user. */
  personal?: boolean
  /** Served only on the platform's own site. */
  platform?: boolean
  /** Kind of the resource in the path; undefined for templates with a single page. */
  kind?: KindName
}

const kindRoutes: SystemRoute[] = kindNames
  .filter((kind) => kinds[kind].prefix !== '')
  .map((kind) => ({ template: kind, pattern: `${kinds[kind].prefix}{path}`, query: kinds[kind].query, kind }))

export const systemRoutes: SystemRoute[] = [
  ...kindRoutes,
  { template: 'search', pattern: '/search', query: ['q', ...listParameters] },
  { template: 'blog', pattern: '/blog', query: ['q', 'p', 'category', 'tag', 'author'] },
  { template: 'login', pattern: '/login', personal: true },
  { template: 'signup', pattern: '/signup', personal: true },
  { template: 'register', pattern: '/register', personal: true, platform: true },
  { template: 'reset-password', pattern: '/reset-password', needs: ['requestId', 'email'], personal: true },
  { template: 'newsletter', pattern: '/newsletter', personal: true },
  { template: 'cart', pattern: '/cart', personal: true },
  { template: 'checkout', pattern: '/checkout', personal: true },
  { template: 'payment-success', pattern: '/payment/success', personal: true },
  { template: 'payment-result', pattern: '/payment/result', personal: true },
  { template: 'overview', pattern: '/setting/overview', personal: true },
  { template: 'orders', pattern: '/setting/orders', personal: true },
  { template: 'order', pattern: '/setting/orders/{id}', personal: true },
  { template: 'wishlist', pattern: '/setting/wishlist', personal: true },
  { template: 'addresses', pattern: '/setting/addresses', personal: true },
  { template: 'profile', pattern: '/setting/profile', personal: true },
  { template: 'change-password', pattern: '/setting/password', personal: true },
  { template: 'devices', pattern: '/setting/devices', personal: true },
  { template: 'own-data', pattern: '/setting/data', personal: true },
]

export type PathMatch = { route: SystemRoute; params: Record<string, string> }

const compiled = systemRoutes.map((route) => ({
  route,
  names: [...route.pattern.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''),
  test: new RegExp(`^${route.pattern.replace(/\{\w+\}/g, '([^/]+)')}$`),
}))

/** The system route of a path. Parameters are decoded. */
export function matchPath(path: string): PathMatch | undefined {
  for (const { route, names, test } of compiled) {
    const found = test.exec(path)
    if (!found) continue
    const values = found.slice(1).map(decoded)
    if (values.some((value) => value === undefined)) return undefined
    return { route, params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) }
  }
  return undefined
}

/** Undefined for invalid encoding, and for NUL, which no stored text may contain. */
function decoded(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
