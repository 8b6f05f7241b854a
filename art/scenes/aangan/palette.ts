/** What the shop's pictures are mixed from. */
export const A = {
  indigo: '#26307a',
  night: '#161c4e',
  madder: '#b8352a',
  marigold: '#f0a41c',
  lime: '#fbf6ec',
  plaster: '#f0e4d0',
  sand: '#dcc39b',
  leaf: '#4f7a3f',
  neem: '#2f5a43',
  clay: '#b9603a',
  brass: '#cf9d3f',
  soot: '#241a20',
  shade: '#2a1f3d',
} as const
