/** What the platform's own pictures are mixed from: ink on white, one vermilion, one deep green. */
export const H = {
  ink: '#16181d',
  white: '#ffffff',
  paper: '#faf7f2',
  stone: '#ece6dc',
  line: '#d5cec2',
  vermilion: '#f0502d',
  blush: '#fde3d9',
  green: '#0f5b4b',
  mint: '#d9ebe3',
  shade: '#2b2f3a',
} as const
