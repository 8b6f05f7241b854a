/** Pages of couriers that show a parcel by its number. */
const pages: Record<string, (number: string) => string> = {
  delhivery: (number) => `https://www.delhivery.com/track/package/${number}`,
  xpressbees: (number) => `https://www.xpressbees.com/shipment/tracking?awbNo=${number}`,
}

/** Where a parcel is followed: the link that staff gave, or the courier's page for its number; null if neither is known. */
export function trackingLink({
  courier,
  number,
  link,
}: {
  courier: string
  number: string
  link: string
}): string | null {
  if (link) return link
  const page = pages[courier.toLowerCase().replaceAll(/[^a-z]/g, '')]
  return page && number ? page(encodeURIComponent(number)) : null
}
