import type { LinkProps } from '@tanstack/react-router'

/** A search result and its link. */
export type Find = { id: string; title: string; note?: string; link: Pick<LinkProps, 'to' | 'params' | 'search'> }

/** Search results of one kind. */
export type FindGroup = { title: string; finds: Find[] }
