/** A video as a page plays it: in a frame of a host that it is known to, or as a file. */
export type Film = {
  kind: 'frame' | 'file'
  /** What is loaded once it is to be played. */
  src: string
  /** Where it is watched without this page. */
  page: string
}

const youTube = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'])
const vimeo = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])
const file = /\.(mp4|m4v|webm|ogv|mov)$/i

/** The video of an address that somebody copied; undefined where it is none that can be played. */
export function filmOf(address: string): Film | undefined {
  const text = address.trim()
  const base = 'https://of-this-site.invalid'
  if (!URL.canParse(text, base)) return undefined
  const url = new URL(text, base)
  if (url.origin === base) return text.startsWith('/') && file.test(url.pathname) ? ofFile(text) : undefined
  if (url.protocol !== 'https:') return undefined
  if (url.hostname === 'youtu.be') return ofYouTube(url.pathname.slice(1), url)
  if (youTube.has(url.hostname)) return ofYouTube(youTubeId(url), url)
  if (vimeo.has(url.hostname)) return ofVimeo(url)
  return file.test(url.pathname) ? ofFile(url.href) : undefined
}

const ofFile = (src: string): Film => ({ kind: 'file', src, page: src })

const youTubeId = ({ pathname, searchParams }: URL) =>
  searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1] ?? ''

/** From the host that keeps no cookies, in place on phones too, with videos of the same channel at its end. */
function ofYouTube(id: string, { searchParams }: URL): Film | undefined {
  if (!/^[\w-]{6,20}$/.test(id)) return undefined
  const start = /^(\d+)s?$/.exec(searchParams.get('t') ?? searchParams.get('start') ?? '')?.[1]
  const options = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', ...(start ? { start } : {}) })
  return {
    kind: 'frame',
    src: `https://www.youtube-nocookie.com/embed/${id}?${options}`,
    page: `https://www.youtube.com/watch?v=${id}`,
  }
}

/** An unlisted video has a second part in its address, without which it is not shown. */
function ofVimeo({ pathname, searchParams }: URL): Film | undefined {
  const [, id, part] = /\/(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? []
  if (!id) return undefined
  const hash = part ?? searchParams.get('h')
  const options = new URLSearchParams({ autoplay: '1', dnt: '1', ...(hash ? { h: hash } : {}) })
  return {
    kind: 'frame',
    src: `https://player.vimeo.com/video/${id}?${options}`,
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  }
}
