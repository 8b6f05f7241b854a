/** The origin of a host, with the scheme and port of another origin unless the host names its port. */
export function originOf(host: string, like: string): string {
  const origin = new URL(like)
  const url = new URL(`${origin.protocol}//${host}`)
  if (url.port === '') url.port = origin.port
  return url.origin
}
