/** What the kitchen's pictures are mixed from: banana-leaf green, chilli, ghee, iron and clay. */
export const F = {
  night: '#0b1f18',
  leaf: '#14392c',
  neem: '#2d5f45',
  chilli: '#b4301c',
  turmeric: '#e8a81e',
  ghee: '#f6cf6a',
  cream: '#fdf3dc',
  steel: '#b4bac2',
  brass: '#cf9a42',
  copper: '#b96a38',
  stone: '#5d6265',
  clay: '#b4653d',
  wheat: '#d6a25e',
  coriander: '#5a9a3c',
  soot: '#1a120e',
} as const
