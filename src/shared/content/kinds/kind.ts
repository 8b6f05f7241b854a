/** Something that has a public address, as browser and server know it (docs/kinds.md). */
export type Kind = {
  /** What people call one. */
  label: string
  /** What its addresses begin with, such as `/blog/`; its path follows. Empty where the path is the whole address. */
  prefix: string
  /** Query parameters that change the HTML of its page; all others are left to the browser. */
  query?: string[]
  /** The address of what a link holds, for a kind whose links hold more than its path. */
  hrefOf?: (value: string) => string
}
