/** `grid`: five columns from 1024 px on. `beside`: four, beside a side filter (K6). `row`: scrolls sideways. */
export type Arrangement = 'grid' | 'beside' | 'row'

export const arrangements: Record<Arrangement, string> = {
  grid: 'card-grid',
  beside: 'card-grid [--columns:4]',
  row: 'card-row',
}
