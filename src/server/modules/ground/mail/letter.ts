export type Link = { text: string; href: string }

/** A picture by its whole address. What it is of is read where pictures are not loaded. */
export type MailPicture = { src: string; alt: string; width?: number | undefined; height?: number | undefined }

/** Something that a mail leads to: a product with its price and what it was before, or a post with its summary. */
export type Card = {
  title: string
  href: string
  note: string
  before?: string | undefined
  picture?: MailPicture | undefined
}

/**
 * A part of a mail: a paragraph, lines of one block, sums beside their names, or a code to copy; and of what an owner writes a heading,
 * a button, a line between others, a picture, cards of things, and a link that stays in the background.
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

/** What a mail says. Its look is the site's, and the same for all of them. */
export type Letter = {
  subject: string
  /** What mail programs show beside the subject, and the mail itself does not. */
  preview?: string
  blocks: Block[]
  /** The one thing to do; its address is whole. */
  button?: Link
  /** As in `Mail`. */
  kept?: string
  /** As in `Mail`. */
  replyTo?: string
  /** As in `Mail`. */
  leave?: string
  /** Of its words, where that is not the language it is written in: an owner's own words. */
  language?: string
}

/** A letter in one language, which only `letterIn` makes of it: no other is sent. */
export type SpokenLetter = Letter & { language: string }
