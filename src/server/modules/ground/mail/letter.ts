export type Link = { text: string; href: string }

/** A picture by absolute address. `alt` is shown if pictures are not loaded. */
export type MailPicture = { src: string; alt: string; width?: number | undefined; height?: number | undefined }

/** A product with its price and former price, or a post with its summary. */
export type Card = {
  title: string
  href: string
  note: string
  before?: string | undefined
  picture?: MailPicture | undefined
}

/**
 * A part of a mail: a paragraph, lines, named amounts or a code to copy; in campaigns also a heading, a button, a divider, a
 * picture, cards, and a `quiet` link, shown below the button.
 */
export type Block =
  | string
  | { lines: string[] }
  | { sums: [name: string, amount: string][] }
  | { code: string }
  | { heading: string }
  | { button: Link }
  | { divider: true }
  | { picture: MailPicture; href?: string }
  | { cards: Card[]; as: 'tiles' | 'lines' }
  | { quiet: Link }

/** The content of a mail. Its look comes from the site's theme. */
export type Letter = {
  subject: string
  /** Text that mail clients show in the list beside the subject, hidden in the mail. */
  preview?: string
  blocks: Block[]
  /** The main action; its address is absolute. */
  button?: Link
  /** As in `Mail`. */
  kept?: string
  /** As in `Mail`. */
  replyTo?: string
  /** As in `Mail`. */
  leave?: string
  /** Language of an owner's own words, if it differs from the site's. */
  language?: string
}

/** A letter with its language. Made by `letterIn` only, and the only kind that is sent. */
export type SpokenLetter = Letter & { language: string }
