import { snippetLengths } from '../../shared/content/texts/snippet-lengths.ts'
import { cut } from '../../shared/text.ts'
import { useSite } from './me.ts'

/** About what a search engine shows of a page. Without a description the site's is sent, as in the page's head. */
export function SearchSnippet({ title, path, description }: { title: string; path: string; description: string }) {
  const site = useSite()
  const heading = [shortened(title, snippetLengths.title), site?.name].filter(Boolean).join(' · ')
  return (
    <figure className="rounded-[9px] border border-line px-4 py-3">
      <figcaption className="mb-2 text-xs text-ink-soft">Search engine preview</figcaption>
      <p className="line-clamp-1 text-sm text-ink-soft wrap-anywhere">{crumbs(site?.origin ?? '', path)}</p>
      <p className="mt-0.5 text-lg leading-snug text-link wrap-anywhere">{heading || 'Untitled'}</p>
      <p className="mt-0.5 text-sm leading-snug text-ink-soft wrap-anywhere">
        {shortened(description.trim() || (site?.description ?? ''), snippetLengths.description) ||
          'Without a description, search engines choose text from the page.'}
      </p>
    </figure>
  )
}

/** Which of them may be too long, in words for under its field. */
export function countText(text: string, most: number): string {
  const length = [...text].length
  return length > most ? `${length} characters; about ${most} are shown` : `${length} of about ${most} characters`
}

function shortened(text: string, most: number): string {
  const whole = text.trim()
  const shown = cut(whole, most)
  return shown === whole ? whole : `${shown.trimEnd()} …`
}

/** `https://shop.example.com/a/b` -> `shop.example.com › a › b` */
function crumbs(origin: string, path: string): string {
  const host = origin.replace(/^https?:\/\//, '')
  return [host, ...path.split('/').filter(Boolean)].join(' › ')
}
