import type { PageKind } from '../../../../shared/content/pages/pages-admin.ts'

/** Cache tag of pages rendered from this document. */
export const pageTag = (kind: PageKind, key: string) => `page:${kind}:${key}`

/** Cache tag: the list of pages and their titles. */
export const pagesTag = 'pages'
