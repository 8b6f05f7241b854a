import type { Kind } from './kind.ts'

/** A page of configuration: whatever no other kind and no template of the system has for its address (R18). */
export const page: Kind = {
  label: 'Page',
  prefix: '',
  /** `$ROOT` is the home page (R1); a path may go on with a query or an anchor. */
  hrefOf: (value) => {
    if (value === '$ROOT') return '/'
    return value.startsWith('/') ? value : `/${value}`
  },
}
