/** What the link to a map says, unless a section says otherwise. */
export const openInMaps = 'Open in Maps'

/** Where a map searches for an address or a place by its words. */
export function mapSearch(place: string): string {
  const query = place.replace(/\s+/g, ' ').trim()
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
