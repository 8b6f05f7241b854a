/** What the events company's pictures are mixed from. */
export const E = {
  plum: '#3b1140',
  night: '#1c0826',
  wine: '#6d1450',
  rani: '#d61f69',
  blush: '#ffd3c4',
  gold: '#e3ad48',
  amber: '#f79a3a',
  flame: '#ffd27a',
  marigold: '#f5a020',
  saffron: '#e8651f',
  leaf: '#3f7a45',
  ivory: '#fff3e0',
} as const
