import { renderToStaticMarkup } from 'react-dom/server'
import { pictureUrl } from '../../shared/content/media/pictures.ts'
import type { Assets } from '../../storefront/document.tsx'
import type { Ctx, Site } from '../platform/context.ts'
import { pageSecurity } from '../platform/http/security.ts'

const headers: Record<string, string> = {
  ...pageSecurity,
  // Images being uploaded are previewed from memory (`blob:`).
  'content-security-policy': (pageSecurity['content-security-policy'] ?? '').replace(
    "img-src 'self' data:",
    "img-src 'self' data: blob:",
  ),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
}
// No prefetching in the admin: its screens are not pages.
delete headers['speculation-rules']

/** The document of every address under `/admin`; the admin's script does the rest. */
export function adminPage({ site }: Ctx, { admin, everywhere }: Assets, status = 200): Response {
  const page = renderToStaticMarkup(<AdminDocument site={site} admin={admin} everywhere={everywhere} />)
  return new Response(`<!doctype html>${page}`, { status, headers })
}

function AdminDocument({
  site: { name, settings, kind },
  admin,
  everywhere,
}: { site: Site } & Pick<Assets, 'admin' | 'everywhere'>) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{name}</title>
        {settings.logo && <link rel="icon" href={pictureUrl(settings.logo.id, 240)} />}
        {admin.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {everywhere.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script type="module" src={admin.script} />
        {admin.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        <div id="admin" data-kind={kind} />
        <noscript>
          <p style={{ padding: '2rem' }}>The admin needs JavaScript. The shop itself works without it.</p>
        </noscript>
      </body>
    </html>
  )
}
