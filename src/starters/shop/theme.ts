import type { Starter } from '../starter.ts'

/** Indigo, madder and marigold on white: the colours of the dye vats. */
export const shopTheme: NonNullable<Starter['settings']['theme']> = {
  colors: {
    primary: { accent: '#26307a', text: '#16181d', bg: '#ffffff', border: '#e3e4ea' },
    secondary: { text: '#565b68', bg: '#f3f3f7', border: '#c3c6d2' },
    strong: { text: '#ffffff', bg: '#171b45' },
    sale: '#b3261e',
  },
  fonts: {
    heading: { name: 'Newsreader', weight: 500, tracking: -0.02 },
    body: { name: 'Anek Latin', weight: 400 },
  },
  buttons: {
    primary: { backgroundColor: '#26307a', textColor: '#ffffff', borderColor: '#26307a', borderRadius: 3 },
    secondary: { backgroundColor: '#ffffff', textColor: '#16181d', borderColor: '#c3c6d2', borderRadius: 3 },
    linkTextColor: '#26307a',
  },
  radius: 3,
}
