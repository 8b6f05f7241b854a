import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services, Site } from '../../../platform/context.ts'

type Signing = Pick<Services, 'secret' | 'now'>

const cookie = 'haat-preview'

/** How long a browser may see a closed site, s: after the preview link, and after a visit of the admin by staff. */
export const linkPassLasts = 30 * 24 * 3_600
export const staffPassLasts = 12 * 3_600

/** The key in a closed site's preview link, valid until the site's number is raised. */
export function previewKey({ secret }: Signing, site: Site): string {
  return signed(secret, site, 'link')
}

export function isPreviewKey(services: Signing, site: Site, key: string): boolean {
  return site.closed !== undefined && isSame(key, previewKey(services, site))
}

/** The preview link of a closed site; it sets the cookie and redirects to the home page. */
export function previewLink(services: Signing, site: Site): string {
  return `${site.origin}/preview/site/${previewKey(services, site)}`
}

/** `Set-Cookie` for a browser that may see the closed site. Pages need it, so its path is `/`. */
export function passCookie(services: Signing, site: Site, seconds: number): string {
  const until = Math.floor(services.now().getTime() / 1000) + seconds
  const secure = site.origin.startsWith('https:') ? '; Secure' : ''
  const value = `${until}.${signed(services.secret, site, `pass ${until}`)}`
  return `${cookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** Whether these cookies contain a valid pass for the closed site. */
export function holdsPass(services: Signing, site: Site, cookies: string | undefined): boolean {
  if (!site.closed || !cookies?.includes(cookie)) return false
  return cookies.split(';').some((part) => {
    const [, until = '', signature = ''] = /^haat-preview=(\d{1,12})\.([\w-]+)$/.exec(part.trim()) ?? []
    const isGood = until !== '' && Number(until) * 1000 > services.now().getTime()
    return isGood && isSame(signature, signed(services.secret, site, `pass ${until}`))
  })
}

function signed(secret: string, { id, closed }: Site, what: string): string {
  const text = `closed site ${id} ${closed?.previewNumber} ${what}`
  return createHmac('sha256', secret).update(text).digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
