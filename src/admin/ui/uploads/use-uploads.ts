import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MediaItem } from '../../../shared/content/media/media-admin.ts'
import { kindOfType, type MediaKind, mediaKinds, typesOfKind } from '../../../shared/content/media/media-files.ts'
import { type PlaceAmong, placeInChosenOrder } from './chosen-order.ts'
import { isOfLibrary } from './library.ts'
import { posterFor } from './poster.ts'
import { type Upload, uploadQueue } from './queue.ts'

export type Uploads = {
  /** Uploads chosen here. */
  all: Upload[]
  add: (files: Iterable<File>) => void
  kinds: readonly MediaKind[]
}

let places = 0
const shown = new Set<number>()
const shownListeners = new Set<() => void>()

/** Places that list their own uploads; all other uploads are in the tray. */
export function usePlacesShown(): string {
  return useSyncExternalStore(
    (listener) => {
      shownListeners.add(listener)
      return () => shownListeners.delete(listener)
    },
    () => [...shown].join(' '),
  )
}

export const useAllUploads = (): readonly Upload[] => useSyncExternalStore(uploadQueue.subscribe, uploadQueue.all)

type OnDone = (item: MediaItem, placeAmong: PlaceAmong) => void

/**
 * Uploads files to the library, a few at a time. Uploads continue after unmounting, without calling `onDone`.
 * @param kinds accepted kinds of files
 * @param onDone called for each file in order of completion, with its place in the order in which files were chosen
 */
export function useUploads(kinds: readonly MediaKind[] = mediaKinds, onDone?: OnDone): Uploads {
  const queries = useQueryClient()
  const [place] = useState(() => places++)
  const [keys] = useState(() => new Map<string, number>())
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
    return () => {
      done.current = undefined
    }
  })
  useEffect(() => {
    show(place, true)
    return () => show(place, false)
  }, [place])
  const all = useAllUploads().filter((upload) => upload.place === place)
  return {
    all,
    kinds,
    add(files) {
      const fits = (file: File) => isOf(file, kinds)
      const chosen = [...files]
      for (const file of chosen) if (!fits(file)) uploadQueue.refuse(file, place, wrongKind(kinds))
      uploadQueue.add(chosen.filter(fits), place, (item, key) => {
        keys.set(item._id, key)
        if (item.kind === 'video' && !item.poster)
          void posterFor(item).then(() => queries.invalidateQueries({ predicate: isOfLibrary }))
        if (kinds.includes(item.kind)) done.current?.(item, (ids) => placeInChosenOrder(keys, key, ids))
      })
    },
  }
}

function show(place: number, isShown: boolean): void {
  if (isShown) shown.add(place)
  else shown.delete(place)
  for (const listener of shownListeners) listener()
}

/** Accepts a file whose type the browser does not know; the server checks it. */
function isOf({ type }: File, kinds: readonly MediaKind[]): boolean {
  const known = mediaKinds.some((kind) => typesOfKind[kind].some((one) => one === type))
  return !known || kinds.includes(kindOfType(type))
}

const names = { picture: 'a picture', video: 'a video', document: 'a PDF' }
const wrongKind = (kinds: readonly MediaKind[]) => `Choose ${kinds.map((kind) => names[kind]).join(' or ')} here.`
