import type { LinkProps } from '@tanstack/react-router'

/** Something that was found, and where it is. */
export type Find = { id: string; title: string; note?: string; link: Pick<LinkProps, 'to' | 'params' | 'search'> }

/** Finds of one kind. */
export type FindGroup = { title: string; finds: Find[] }
