import type { Starter } from '../starter.ts'

/** Plum night, rani pink and the cream of a tuberose. */
export const eventsTheme: NonNullable<Starter['settings']['theme']> = {
  colors: {
    primary: { accent: '#b3164f', text: '#2a0f2e', bg: '#fffaf4', border: '#eddfd3' },
    secondary: { text: '#6b5468', bg: '#fdf0e3', border: '#d8c2b8' },
    strong: { text: '#fff3e0', bg: '#3b1140' },
    sale: '#a8201a',
  },
  fonts: {
    heading: { name: 'Newsreader', weight: 450, tracking: -0.022 },
    body: { name: 'Anek Latin', weight: 400 },
  },
  buttons: {
    primary: { backgroundColor: '#b3164f', textColor: '#ffffff', borderColor: '#b3164f', borderRadius: 28 },
    secondary: { backgroundColor: '#fffaf4', textColor: '#2a0f2e', borderColor: '#d8c2b8', borderRadius: 28 },
    linkTextColor: '#a3144a',
  },
  radius: 14,
}
