import type { Kind } from './kind.ts'

/** A page of configuration: at any address not taken by another kind or a system template (R18). */
export const page: Kind = {
  label: 'Page',
  prefix: '',
  /** `$ROOT` is the home page (R1); a path may have a query or a fragment. */
  hrefOf: (value) => {
    if (value === '$ROOT') return '/'
    return value.startsWith('/') ? value : `/${value}`
  },
}
