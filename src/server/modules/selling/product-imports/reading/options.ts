import type { Row } from './row.ts'

/** Options of a row: their names, their values, and the places of their columns. */
type Chosen = [name: string, value: string, place: number][]

const places = [1, 2, 3] as const

/** The first row names the options; `Title` with `Default Title` is Shopify's way to say that there are none. */
export function optionsOf(row: Row, first: Row): Chosen {
  return places.flatMap((place): Chosen => {
    const name = first.cell(`optionName.${place}`) || row.cell(`optionName.${place}`)
    const value = row.cell(`optionValue.${place}`)
    const isNone = name === '' || value === '' || (name === 'Title' && value === 'Default Title')
    return isNone ? [] : [[name, value, place]]
  })
}

/** The colour that stands for a value of an option. */
export type DraftLook = { value: string; swatch: string }

/** The colours of an option's values, each where it is first stated. */
export function looksOf(rows: Row[], first: Row, name: string): DraftLook[] {
  const looks = new Map<string, string>()
  for (const row of rows)
    for (const [own, value, place] of optionsOf(row, first)) {
      const swatch = own === name ? swatchOf(row, place) : ''
      if (swatch !== '' && !looks.has(value)) looks.set(value, swatch)
    }
  return [...looks].map(([value, swatch]) => ({ value, swatch }))
}

function swatchOf({ cell, fault }: Row, place: number): string {
  const field = `optionLook.${place as 1 | 2 | 3}` as const
  const swatch = cell(field).toLowerCase()
  if (swatch === '' || /^#[0-9a-f]{6}$/.test(swatch)) return swatch
  fault(field, 'Enter a colour like #2f6fb5.')
  return ''
}
