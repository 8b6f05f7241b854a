import type { ComponentProps } from 'react'
import { inLanguage } from '../shared/sites/languages.ts'

/** A link of the site's pages. One that leads to this site leads to it in the language of the page. */
export function Link({ href, ...props }: ComponentProps<'a'>) {
  return <a href={href && inLanguage(href)} {...props} />
}
