/** What the clinic's pictures are mixed from. */
export const C = {
  pine: '#0d3b33',
  green: '#12705c',
  leaf: '#4f8a4c',
  mint: '#cfe4d6',
  cream: '#fbf6ea',
  wall: '#f1e8d6',
  sand: '#dcc9a6',
  coral: '#e5765a',
  sun: '#f2c05c',
  sky: '#cfe4ea',
  wood: '#b0764a',
  steel: '#c6d2d4',
  ink: '#16322d',
} as const
