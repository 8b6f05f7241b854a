import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide'
import { useId, useRef, useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { addressOfFile, pictureAddress, uploadPicture } from '../../client/reviews.ts'
import { mostReviewPictures } from '../../shared/selling/opinions/review-limits.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'

/** `url` is undefined for one that only its sender may see. */
export type ShownUpload = { id: string; url: string | undefined }

type Props = {
  pictures: ShownUpload[]
  most?: number
  onChange: (pictures: ShownUpload[]) => void
  /** Keeps a picture, and returns its id; by default as the signed-in user's. */
  upload?: (file: File) => Promise<string>
  error?: string | undefined
}

/** Pictures of a review or a return, uploaded as they are chosen. */
export function ReviewPictures({
  pictures,
  most = mostReviewPictures,
  onChange,
  upload = uploadPicture,
  error,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const id = useId()
  const add = async (files: File[]) => {
    setBusy(true)
    setFault(undefined)
    const added: ShownUpload[] = []
    try {
      for (const file of files.slice(0, most - pictures.length))
        added.push({ id: await upload(file), url: await addressOfFile(file) })
    } catch (caught) {
      setFault(messageOf(caught))
    } finally {
      onChange([...pictures, ...added])
      setBusy(false)
    }
  }
  return (
    <FieldGroup label={t('Pictures')} error={fault ?? error}>
      <p className="mb-1.5 text-sm font-semibold">{t('Pictures')}</p>
      <ul className="mb-2 flex flex-wrap gap-2 empty:hidden">
        {pictures.map((picture, index) => (
          <li key={picture.id} className="relative">
            <Thumb picture={picture} alt={t('Picture {number}', { number: index + 1 })} />
            <button
              type="button"
              className="absolute -top-2 -right-2 grid size-7 place-items-center rounded-full border border-line bg-ground pointer-coarse:size-9 pointer-coarse:before:absolute pointer-coarse:before:-inset-1"
              aria-label={t('Remove picture {number}', { number: index + 1 })}
              disabled={busy}
              onClick={() => onChange(pictures.filter((other) => other !== picture))}
            >
              <LineIcon of={X} className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) void add(files)
        }}
      />
      {pictures.length < most && (
        <Button look="secondary" busy={busy} onClick={() => input.current?.click()}>
          {t('Add pictures')}
        </Button>
      )}
    </FieldGroup>
  )
}

function Thumb({ picture: { id, url }, alt }: { picture: ShownUpload; alt: string }) {
  const { data } = useQuery({
    queryKey: ['review picture', id],
    queryFn: () => pictureAddress(id),
    enabled: url === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const shown = url ?? data
  return shown ? (
    <img src={shown} alt={alt} className="size-20 rounded-card bg-ground-soft object-contain" />
  ) : (
    <span className="block size-20 rounded-card bg-ground-soft" />
  )
}
