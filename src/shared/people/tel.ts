/** The address that calls a number written for people: `+91 98290 41122` gives `tel:+919829041122`. */
export function telHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
