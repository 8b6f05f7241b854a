/** A picture as the workshop draws it. */
export type Picture = {
  /** What a person who cannot see it should know. */
  alt: string
  /** The widest that a page shows it, px. */
  widest: number
  /** Draws it: a complete SVG document. Pure, and the same on every machine. */
  draw: () => string
}
