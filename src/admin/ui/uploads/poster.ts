import { call } from '../../../client/call.ts'
import { changeMedia } from '../../../server/modules/content/media/media.contract.ts'
import type { MediaDetail, MediaItem } from '../../../shared/content/media/media-admin.ts'
import { fileUrl } from '../../../shared/content/media/media-files.ts'
import { sendFile } from './send-file.ts'

/** How wide a picture of a video is at most, px. */
const widest = 1_920
/** Where a video has often begun to show something, seconds. */
const soon = 1

/**
 * Gives a video that was just uploaded a picture out of itself. A browser that cannot play it leaves it without: then its owner chooses
 * one.
 */
export async function posterFor(item: MediaItem): Promise<void> {
  try {
    // Out of the library, since the content policy lets in no file of the device.
    await setPoster(item, await frameAt(fileUrl({ id: item.file, contentType: item.contentType })))
  } catch {
    // Not user-initiated, so no error is shown: the library shows that it has no poster.
  }
}

/** Makes what a video shows now its picture. @throws CallError, or Error where the browser shows nothing of it */
export async function setPoster(item: MediaItem, video: HTMLVideoElement): Promise<MediaDetail> {
  const picture = await drawn(video, `${item.fileName.replace(/\.\w+$/, '')}.jpg`)
  const { item: kept } = await sendFile(picture, { signal: new AbortController().signal, onSent: () => undefined })
  return (await call(changeMedia, { params: { id: item._id }, body: { poster: kept._id } })).data
}

function frameAt(address: string): Promise<HTMLVideoElement> {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the video shows nothing')), 20_000)
    video.onloadeddata = () => {
      video.currentTime = Number.isFinite(video.duration) ? Math.min(soon, video.duration / 2) : 0.001
    }
    video.onseeked = () => {
      clearTimeout(late)
      resolve(video)
    }
    video.onerror = () => reject(new Error('the browser cannot play the video'))
    video.src = address
  })
}

async function drawn(video: HTMLVideoElement, name: string): Promise<File> {
  const { videoWidth: width, videoHeight: height } = video
  const scale = Math.min(1, widest / width)
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context || width === 0) throw new Error('the video shows nothing')
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([blob], name, { type: blob.type })
}
