import type { Look, ProductOption } from './products.ts'

type Looking = Pick<ProductOption, 'name' | 'looks'>

/** The stored look of an option value. */
export function lookOf({ looks }: Pick<ProductOption, 'looks'>, value: string | undefined): Look | undefined {
  return looks?.find((look) => look.value === value)
}

/**
 * The picture of the chosen options (values by option name): that of the first option whose value has one.
 * @returns the picture's id
 */
export function pictureOf(options: Looking[], chosen: Record<string, string>): string | undefined {
  for (const option of options) {
    const value = Object.hasOwn(chosen, option.name) ? chosen[option.name] : undefined
    const picture = lookOf(option, value)?.picture
    if (picture) return picture
  }
  return undefined
}

type Issues = { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void }

/** Each look belongs to an existing value, once, and uses a picture of the product. */
export function checkLooks(
  { options, media }: { options: (Looking & { values: string[] })[]; media: { id: string }[] },
  issues: Issues,
): void {
  const pictures = new Set(media.map(({ id }) => id))
  for (const [at, { values, looks = [] }] of options.entries()) {
    const seen = new Set<string>()
    for (const [place, { value, picture }] of looks.entries()) {
      const fault = (field: string, message: string) =>
        issues.addIssue({ code: 'custom', path: ['options', at, 'looks', place, field], message })
      if (!values.includes(value)) fault('value', 'There is no such value.')
      if (seen.has(value)) fault('value', 'Each value may stand once.')
      if (picture && !pictures.has(picture)) fault('picture', "Choose one of the product's pictures.")
      seen.add(value)
    }
  }
}
