import type { ComponentProps } from 'react'
import { inLanguage } from '../shared/sites/languages.ts'

/** A link on the site's pages. Internal links keep the page's language. */
export function Link({ href, ...props }: ComponentProps<'a'>) {
  return <a href={href && inLanguage(href)} {...props} />
}
