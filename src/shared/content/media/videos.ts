import { safeHref } from '../pages/links.ts'
import { factsIn } from './media-files.ts'
import type { FileFacts } from './pictures.ts'

/**
 * A video: in a service's iframe, or a file. `address` is loaded when it plays; `page` is where it can be watched without this
 * site.
 */
export type Video = {
  of: 'frame' | 'file'
  address: string
  page: string
  /** Library videos only, px; and the poster, if any. */
  width?: number
  height?: number
  poster?: NonNullable<FileFacts['poster']>
}

/** Origins of video iframes: the content security policy allows no others. */
export const videoFrames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/**
 * The video at an address, or undefined: YouTube or Vimeo, in any form people copy, or a file (mp4, webm, ogv, m4v). The iframe
 * sets no cookie before it plays, and it autoplays, as it is only created on demand.
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

/** Plays inline on phones too, from the address's start time, with related videos of the same channel. */
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

/** An unlisted video has a second part, the hash, without which it does not load. */
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
