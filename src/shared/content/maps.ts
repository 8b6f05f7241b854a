/** Where a map searches for an address or a place by its words. */
export function mapSearch(place: string): string {
  const query = place.replace(/\s+/g, ' ').trim()
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
