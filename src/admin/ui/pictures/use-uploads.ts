import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '../../../client/api.ts'
import { listMedia } from '../../../server/modules/content/media/media.contract.ts'
import type { MediaItem } from '../../../shared/content/media-admin.ts'
import { messages } from '../../../shared/messages.ts'
import { sendPicture } from './upload.ts'

/** A file on its way: how much of it has been sent, from 0 to 1, or why it was refused. */
export type Upload = { key: number; name: string; part: number; fault?: string; file: File }

export type Uploads = {
  all: Upload[]
  add: (files: Iterable<File>) => void
  retry: (upload: Upload) => void
  dismiss: (upload: Upload) => void
}

const atOnce = 3
let keys = 0

/** Sends files to the library, a few at a time; each one says how it goes, and a refused one stays until it is seen. */
export function useUploads(onDone?: (item: MediaItem) => void): Uploads {
  const [all, setAll] = useState<Upload[]>([])
  const change = useCallback((key: number, part: Partial<Upload> | undefined) => {
    setAll((before) =>
      before.flatMap((upload) => (upload.key === key ? (part ? [{ ...upload, ...part }] : []) : [upload])),
    )
  }, [])
  const send = useSending(change, onDone)
  return {
    all,
    add(files) {
      const added = Array.from(files, (file) => ({ key: keys++, name: file.name, part: 0, file }))
      setAll((before) => [...before, ...added])
      send(added)
    },
    retry(upload) {
      const again = { ...upload, part: 0, fault: undefined }
      change(upload.key, again)
      send([again])
    },
    dismiss: (upload) => change(upload.key, undefined),
  }
}

type Change = (key: number, part: Partial<Upload> | undefined) => void

/** The queue of what is to be sent; how each one goes is reported through `change`. */
function useSending(change: Change, onDone?: (item: MediaItem) => void): (uploads: Upload[]) => void {
  const queries = useQueryClient()
  const waiting = useRef<Upload[]>([])
  const running = useRef(0)
  const done = useRef(onDone)
  // After its screen is closed an upload still goes to the library, but picks nothing any more.
  useEffect(() => {
    done.current = onDone
    return () => {
      done.current = undefined
    }
  })

  const next = useCallback(async () => {
    if (running.current >= atOnce) return
    const upload = waiting.current.shift()
    if (!upload) return
    running.current++
    try {
      const item = await sendPicture(upload.file, (part) => change(upload.key, { part }))
      await queries.invalidateQueries({ predicate: isOfLibrary })
      done.current?.(item)
      change(upload.key, undefined)
    } catch (error) {
      change(upload.key, { fault: error instanceof CallError ? error.message : messages['server.error'] })
    } finally {
      running.current--
      void next()
    }
  }, [change, queries])

  return useCallback(
    (uploads: Upload[]) => {
      waiting.current.push(...uploads)
      for (const _ of uploads) void next()
    },
    [next],
  )
}

/** Lists and details of the library, however they are filtered. */
export function isOfLibrary({ queryKey: [first, second] }: { queryKey: readonly unknown[] }): boolean {
  return first === 'media' || (first === 'list' && second === listMedia.path)
}
