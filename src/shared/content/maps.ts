/** Default text of a map link. */
export const openInMaps = 'Open in Maps'

/** Google Maps search for an address or place. */
export function mapSearch(place: string): string {
  const query = place.replace(/\s+/g, ' ').trim()
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
