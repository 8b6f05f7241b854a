import { siteNow } from '../shared/site-now.ts'
import { inLanguage } from '../shared/sites/languages.ts'

/** HTML that an owner wrote; it was sanitised when it was written. Nothing when there is none. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  if (!html) return null
  return <div className={`prose-text ${className}`} dangerouslySetInnerHTML={{ __html: withLinks(html) }} />
}

/** Internal links keep the page's language. */
function withLinks(html: string): string {
  return siteNow().prefix ? html.replace(/ href="([^"]*)"/g, (_, href: string) => ` href="${inLanguage(href)}"`) : html
}
