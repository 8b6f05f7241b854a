import { renderToStaticMarkup } from 'react-dom/server'
import { themeElement } from '../shared/sites/theme/theme-css.ts'
import { t } from '../shared/words.ts'

export type Assets = {
  /** The browser's entry that brings islands to life. */
  start: string
  /** The tiny script that fetches it when the page is there: inline as it is built, a file while developing. */
  early: { code: string } | { src: string }
  css: string[]
  /** The stylesheet with the font of Hindi and Marathi. */
  devanagari: string
  /** Scripts that `start` imports, fetched together with it. */
  preloads: string[]
  /** Scripts of every page, whether it holds islands or not; none but while developing. */
  everywhere: string[]
  /** The admin's own script and styles, and the scripts that it imports. */
  admin: { script: string; css: string[]; preloads: string[] }
  /** Font files by family, loaded before they are asked for. */
  fonts: Record<string, string>
}

export type DocumentProps = {
  language: string
  title: string
  description: string
  canonical: string
  /** The page in each of the site's languages, its own first, where there are several. */
  alternates?: { locale: string; href: string }[]
  siteName: string
  image: string | undefined
  type: 'website' | 'article' | 'product'
  noIndex: boolean
  themeCss: string
  /** The ground of pages by the device's setting, where the site has dark colours too. */
  frameColours: { light: string; dark: string } | undefined
  /** Site data for islands, as JSON escaped for a script element; empty if all is default. */
  siteNow: string
  icon: string | undefined
  /** Font files used on every page, preloaded. */
  fonts: string[]
  /** The file with the rupee sign of the body's family, if it is one of its own. */
  rupee: string | undefined
  structuredData: string[]
  assets: Assets
  /** As `needsStart` says; otherwise the page ships no script, but for the tiny one where that has something to do. */
  scripted: boolean
  body: { announcement: string; header: string; main: string; footer: string }
}

/** The public document: head, and a body whose parts are rendered already. */
export function renderDocument(props: DocumentProps): string {
  const { language, body } = props
  const head = renderToStaticMarkup(<Head {...props} />)
  const skip = `<a class="sr-only focus:not-sr-only focus:fixed focus:z-50 focus:bg-ground focus:p-3" href="#main">${t('Skip to content')}</a>`
  const parts = partsOf(body)
  const marks = `${parts.some((html) => html.includes('chat-corner')) ? ' data-chat' : ''}${parts.some(hasTallHeading) ? ' data-tall' : ''}`
  return `<!doctype html><html lang="${language}"${marks}>${head}<body>${skip}${body.announcement}${body.header}<main id="main" tabindex="-1">${body.main}</main>${body.footer}</body></html>`
}

const partsOf = ({ announcement, header, main, footer }: DocumentProps['body']) => [announcement, header, main, footer]

/** The browser's entry has these to do besides islands: hearts, the chat button in the corner, links to other languages, menus that Back closes. */
const marksOfStart = ['data-heart=', 'class="chat-corner"', 'data-language=', 'popover="auto"']

/** Whether a page has something for the browser's entry to do; it also keeps the coupon of the link that leads here. */
export function needsStart(body: DocumentProps['body'] & { islands: number; bringsCoupon?: boolean }): boolean {
  return (
    body.islands > 0 ||
    body.bringsCoupon === true ||
    partsOf(body).some((html) => marksOfStart.some((mark) => html.includes(mark)))
  )
}

const devanagari = /\p{Script=Devanagari}/u

/** Letters of Indian scripts, whose signs above and below meet those of the next line where lines are close. */
const tall = /[\u0900-\u0dff]/

const hasTallHeading = (html: string) =>
  tall.test(html) && [...html.matchAll(/<(h[1-6])\b[^>]*>(.*?)<\/\1>/gs)].some(([, , inner = '']) => tall.test(inner))

const writtenInDevanagari = /^(hi|mr|ne|sa)\b/

/** For browsers without script that know no `@media (scripting)`. */
const unscripted = '.without-script{display:block}.needs-script{display:none}'

/** Search engines show people the page in their language; who speaks none of them gets the site's own. */
function Alternates({ alternates = [] }: Pick<DocumentProps, 'alternates'>) {
  const [own] = alternates
  if (!own) return null
  return (
    <>
      {alternates.map(({ locale, href }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={own.href} />
    </>
  )
}

function Head(props: DocumentProps) {
  const { assets, scripted } = props
  const { header, main } = props.body
  const hasSubMenus = header.includes('menu-panel')
  // Content for signed-in or signed-out users is selected before the first paint.
  const parts = partsOf(props.body)
  const isPersonal = parts.some((html) => html.includes('for-signed-'))
  // A font that arrives after the first layout triggers another layout of the whole page.
  const hasPrices = parts.some((html) => html.includes('₹'))
  const isInDevanagari = writtenInDevanagari.test(props.language) || devanagari.test(props.title)
  const ahead = [
    ...props.fonts,
    hasPrices && props.rupee,
    isInDevanagari && assets.fonts['Noto Sans Devanagari'],
  ].filter((file) => typeof file === 'string')
  // A few Hindi words on an English page must not hold up its letters and first picture: 58 KB come when these are there.
  const hasDevanagari = !isInDevanagari && parts.some((html) => devanagari.test(html))
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{props.title}</title>
      {props.description && <meta name="description" content={props.description} />}
      {props.noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={props.canonical} />}
      {!props.noIndex && <Alternates alternates={props.alternates} />}
      <meta property="og:site_name" content={props.siteName} />
      <meta property="og:title" content={props.title} />
      <meta property="og:type" content={props.type} />
      <meta property="og:url" content={props.canonical} />
      {props.description && <meta property="og:description" content={props.description} />}
      {props.image && <meta property="og:image" content={props.image} />}
      <meta name="twitter:card" content={props.image ? 'summary_large_image' : 'summary'} />
      {props.icon && <link rel="icon" href={props.icon} />}
      {ahead.map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
      ))}
      {/* Before the style sheets: an inline script waits for those that stand before it. */}
      {(scripted || hasSubMenus || isPersonal || hasDevanagari) && (
        <script
          {...('code' in assets.early
            ? { dangerouslySetInnerHTML: { __html: assets.early.code } }
            : { src: assets.early.src, async: !isPersonal })}
          data-start={scripted ? [assets.start, ...assets.preloads].join(' ') : undefined}
          data-letters={hasDevanagari ? assets.fonts['Noto Sans Devanagari'] : undefined}
          data-typed={scripted && !isInDevanagari ? assets.devanagari : undefined}
          data-fault={scripted ? t('Part of this page did not arrive. Load it again.') : undefined}
          data-now={main.includes('data-start="load"') ? '' : undefined}
        />
      )}
      {[...assets.css, ...(isInDevanagari ? [assets.devanagari] : [])].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {props.frameColours && (
        <>
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={props.frameColours.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={props.frameColours.dark} />
        </>
      )}
      <style id={themeElement} dangerouslySetInnerHTML={{ __html: props.themeCss }} />
      {main.includes('without-script') && (
        <noscript>
          <style dangerouslySetInnerHTML={{ __html: unscripted }} />
        </noscript>
      )}
      {assets.everywhere.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {scripted && props.siteNow && (
        <script type="application/json" id="site-now" dangerouslySetInnerHTML={{ __html: props.siteNow }} />
      )}
      {props.structuredData.map((json) => (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
    </head>
  )
}
