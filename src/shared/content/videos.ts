import { safeHref } from './links.ts'
import { factsIn } from './media-files.ts'
import type { FileFacts } from './pictures.ts'

/**
 * A video: of a service, which shows it in a frame of its own, or a file. `address` is what is loaded once it is to be played, `page`
 * where it is watched without this site.
 */
export type Video = {
  of: 'frame' | 'file'
  address: string
  page: string
  /** Of a video of the library, px; and the picture that stands for it, where it has one. */
  width?: number
  height?: number
  poster?: NonNullable<FileFacts['poster']>
}

/** Where frames of videos come from: the content policy lets in no others. */
export const videoFrames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/**
 * What an address of a video leads to, or undefined: one of YouTube or Vimeo, as people copy it, or of a file (mp4, webm, ogv, m4v).
 * The frame sets no cookie before it plays, and it plays at once, because it is only made when somebody wants it.
 */
export function videoOf(address: string): Video | undefined {
  const href = safeHref(address)
  if (!href) return undefined
  if (/^\/[^?#]*\.(mp4|webm|ogv|m4v)([?#]|$)/i.test(href)) return ofFile(href)
  if (!URL.canParse(href)) return undefined
  const url = new URL(href)
  if (url.protocol !== 'https:') return undefined
  return ofYouTube(url) ?? ofVimeo(url) ?? (/\.(mp4|webm|ogv|m4v)$/i.test(url.pathname) ? ofFile(href) : undefined)
}

function ofFile(href: string): Video {
  const { address, facts } = factsIn(href)
  const { width, height, poster } = facts
  const size = width && height ? { width, height } : {}
  return { of: 'file', address, page: address, ...size, ...(poster ? { poster } : {}) }
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^(www|m)\./, '')

/** In place on phones too, from where its address says that it begins, with videos of the same channel at its end. */
function ofYouTube(url: URL): Video | undefined {
  const host = hostOf(url)
  const [, first = '', second = ''] = url.pathname.split('/')
  const isOwn = host === 'youtube.com' || host === 'youtube-nocookie.com'
  const id =
    host === 'youtu.be'
      ? first
      : isOwn && /^(embed|shorts|live)$/.test(first)
        ? second
        : isOwn && url.searchParams.get('v')
  if (!id || !/^[\w-]{6,20}$/.test(id)) return undefined
  const [, start] = /^(\d+)s?$/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '') ?? []
  const options = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', ...(start ? { start } : {}) })
  return {
    of: 'frame',
    address: `${videoFrames[0]}/embed/${id}?${options}`,
    page: `https://www.youtube.com/watch?v=${id}`,
  }
}

/** A video that is not listed has a second part, without which it is not shown. */
function ofVimeo(url: URL): Video | undefined {
  if (!/^(player\.)?vimeo\.com$/.test(hostOf(url))) return undefined
  const [, id, secret] = /^\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? []
  const hash = secret ?? url.searchParams.get('h')
  const known = hash && /^[0-9a-f]+$/.test(hash) ? hash : undefined
  if (!id) return undefined
  return {
    of: 'frame',
    address: `${videoFrames[1]}/video/${id}?autoplay=1&dnt=1${known ? `&h=${known}` : ''}`,
    page: `https://vimeo.com/${id}${known ? `/${known}` : ''}`,
  }
}
