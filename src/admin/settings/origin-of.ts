/** The origin of a host that is served as another origin is; some hosts name their port themselves. */
export function originOf(host: string, like: string): string {
  const origin = new URL(like)
  const url = new URL(`${origin.protocol}//${host}`)
  if (url.port === '') url.port = origin.port
  return url.origin
}
