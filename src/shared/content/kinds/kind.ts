/** A kind with a public address, as browser and server know it (docs/kinds.md). */
export type Kind = {
  /** Singular name in the admin. */
  label: string
  /** Prefix of its addresses, such as `/blog/`; the path follows. Empty if the path is the whole address. */
  prefix: string
  /** Query parameters that change its page's HTML; the server ignores others. */
  query?: string[]
  /** The address of a link's value, for kinds whose links hold more than a path. */
  hrefOf?: (value: string) => string
}
