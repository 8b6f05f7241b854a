import { escapeXml } from '../../shared/content/texts/xml.ts'
import { initialOf } from '../../shared/text.ts'
import type { Ctx } from '../platform/context.ts'

/** `/favicon.ico`, for sites without a logo: the site's initial on the colour of its buttons. */
export function siteIcon({ site: { name, settings } }: Ctx): Response {
  const { backgroundColor, textColor } = settings.theme.buttons.primary
  const initial = escapeXml(initialOf(name))
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${backgroundColor}"/><text x="32" y="44" font-family="system-ui,sans-serif" font-size="36" font-weight="600" text-anchor="middle" fill="${textColor}">${initial}</text></svg>`
  return new Response(drawing, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  })
}
