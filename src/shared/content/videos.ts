import { safeHref } from './links.ts'

/** A video by its address: of a service, which shows it in a frame of its own, or a file. */
export type Video = { of: 'frame' | 'file'; address: string }

/** Where frames of videos come from: the content policy lets in no others. */
export const videoFrames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/**
 * What an address of a video leads to, or undefined: one of YouTube or Vimeo, as people copy it, or of a file (mp4, webm, ogv, m4v).
 * The frame sets no cookie before it plays, and it plays at once, because it is only made when somebody wants it.
 */
export function videoOf(address: string): Video | undefined {
  const href = safeHref(address)
  if (!href) return undefined
  if (/^\/[^?#]*\.(mp4|webm|ogv|m4v)([?#]|$)/i.test(href)) return { of: 'file', address: href }
  if (!URL.canParse(href)) return undefined
  const url = new URL(href)
  if (url.protocol !== 'https:') return undefined
  const framed = ofYouTube(url) ?? ofVimeo(url)
  if (framed) return { of: 'frame', address: framed }
  return /\.(mp4|webm|ogv|m4v)$/i.test(url.pathname) ? { of: 'file', address: href } : undefined
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^(www|m)\./, '')

function ofYouTube(url: URL): string | undefined {
  const host = hostOf(url)
  const [, first = '', second = ''] = url.pathname.split('/')
  const isOwn = host === 'youtube.com' || host === 'youtube-nocookie.com'
  const id =
    host === 'youtu.be'
      ? first
      : isOwn && /^(embed|shorts|live)$/.test(first)
        ? second
        : isOwn && url.searchParams.get('v')
  return id && /^[\w-]{6,20}$/.test(id) ? `${videoFrames[0]}/embed/${id}?autoplay=1&rel=0` : undefined
}

/** A video that is not listed has a second part, without which it is not shown. */
function ofVimeo(url: URL): string | undefined {
  if (!/^(player\.)?vimeo\.com$/.test(hostOf(url))) return undefined
  const [, id, secret] = /^\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? []
  const hash = secret ?? url.searchParams.get('h')
  const known = hash && /^[0-9a-f]+$/.test(hash) ? `&h=${hash}` : ''
  return id ? `${videoFrames[1]}/video/${id}?autoplay=1&dnt=1${known}` : undefined
}
