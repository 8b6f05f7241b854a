export type Focus = { x: number; y: number }

/** A picture as the workshop draws it. */
export type Picture = {
  /** What a person who cannot see it should know. */
  alt: string
  /** The widest that a page shows it, px. */
  widest: number
  /** What is to stay in sight where it is cropped, in percent of its width and height; its middle where nothing is said. */
  focus?: Focus
  /** Draws it: a complete SVG document. Pure, and the same on every machine. */
  draw: () => string
}
