import type { PageKind } from '../../../../shared/content/pages-admin.ts'

/** The tag that pages made of this document depend on. */
export const pageTag = (kind: PageKind, key: string) => `page:${kind}:${key}`

/** Which pages there are, and what they are called. */
export const pagesTag = 'pages'
