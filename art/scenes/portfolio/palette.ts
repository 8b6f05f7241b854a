/** What the architect's pictures are mixed from: laterite, lime, teak, monsoon sky. */
export const V = {
  laterite: '#b4532e',
  deep: '#7e321b',
  tile: '#a8492b',
  lime: '#f1ede2',
  sand: '#dccfb6',
  teak: '#6e4526',
  dark: '#241a15',
  ink: '#1d1d1b',
  palm: '#3d5f43',
  mist: '#cfdcd8',
  water: '#6f9596',
  sky: '#bcd3d8',
} as const
