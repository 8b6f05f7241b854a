import { useSortable } from '@dnd-kit/react/sortable'
import { GripVertical, Images, X } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { Picture } from '../../shared/content/media/picture-shapes.ts'
import { pictureUrl } from '../../shared/content/media/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { DropArea, UploadButton } from '../ui/pictures/drop-area.tsx'
import { type MediaItem, MediaPicker } from '../ui/pictures/media-picker.tsx'
import { Part } from '../ui/screen.tsx'
import { Sortable } from '../ui/sortable.tsx'
import type { PlaceAmong } from '../ui/uploads/chosen-order.ts'
import { UploadList } from '../ui/uploads/upload-list.tsx'
import { useUploads } from '../ui/uploads/use-uploads.ts'
import { withoutPicture } from './choices.ts'
import { optionsOf, type ProductFormApi } from './product-values.ts'

const mostPictures = 30

/** Pictures in the order in which the product page shows them; files may be dropped anywhere on the part. */
export function PicturesPart({ form }: { form: ProductFormApi }) {
  const { pictures, add, move, remove } = usePictures(form)
  const [picking, setPicking] = useState(false)
  const uploads = useUploads(['picture'], (item, placeAmong) => add([item], placeAmong))
  const { media } = form.formState.errors
  const fault = media?.root?.message ?? media?.message
  return (
    <DropArea onFiles={uploads.add} className="border-t border-line pt-6">
      <Part
        title="Pictures"
        note="The first one is the cover. Drag them into order, or drop files here."
        actions={
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" onClick={() => setPicking(true)}>
              <Images className="size-4" aria-hidden />
              Library
            </Button>
            <UploadButton onFiles={uploads.add} many="many" kinds={uploads.kinds} look="secondary" />
          </div>
        }
      >
        <UploadList uploads={uploads.all} />
        <FieldGroup label="Pictures" error={fault}>
          {pictures.length === 0 ? (
            <ChoosePictures onPress={() => setPicking(true)} />
          ) : (
            <Sortable onMove={move}>
              <ol className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-3 gap-y-4">
                {pictures.map((picture, index) => (
                  <PictureCard
                    key={picture.id}
                    form={form}
                    picture={picture}
                    index={index}
                    error={media?.[index]?.id?.message ?? media?.[index]?.alt?.message}
                    onRemove={() => remove(index)}
                  />
                ))}
              </ol>
            </Sortable>
          )}
        </FieldGroup>
        {picking && <MediaPicker choose="many" onPick={(items) => add(items)} onClose={() => setPicking(false)} />}
      </Part>
    </DropArea>
  )
}

function usePictures(form: ProductFormApi) {
  const { fields, insert, move, remove } = useFieldArray({ control: form.control, name: 'media', keyName: 'key' })
  const stored = () => form.getValues('media') ?? []
  return {
    pictures: fields.map(({ id, alt }) => ({ id, alt: alt ?? '' })),
    move,
    remove(index: number) {
      const gone = stored()[index]?.id
      remove(index)
      if (gone)
        form.setValue('options', withoutPicture(optionsOf(form.getValues('options')), gone), { shouldDirty: true })
    },
    add(items: MediaItem[], placeAmong: PlaceAmong = ({ length }) => length) {
      const there = stored().map(({ id }) => id)
      const fresh = items.filter(({ _id }) => !there.includes(_id)).slice(0, mostPictures - there.length)
      insert(
        placeAmong(there),
        fresh.map(({ _id, alt }) => ({ id: _id, alt })),
        { shouldFocus: false },
      )
    },
  }
}

function ChoosePictures({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="grid min-h-32 w-full place-items-center rounded-[10px] border border-dashed border-line-strong text-ink-soft hover:border-current hover:text-ink"
    >
      Choose pictures, or drop files here
    </button>
  )
}

type CardProps = { form: ProductFormApi; picture: Picture; index: number; error?: string; onRemove: () => void }

function PictureCard({ form, picture, index, error, onRemove }: CardProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: picture.id, index })
  const errorId = `media-${index}-error`
  const name = picture.alt || `picture ${index + 1}`
  const corner =
    'absolute grid size-8 place-items-center rounded-[6px] bg-ground/90 text-ink hover:bg-ground pointer-coarse:size-10'
  return (
    <li ref={ref} className={`min-w-0 ${isDragging ? 'opacity-60' : ''}`}>
      <div className="relative aspect-square overflow-hidden rounded-[8px] bg-ground-soft">
        <img src={pictureUrl(picture.id, 480)} alt="" className="size-full object-contain" draggable={false} />
        <button
          type="button"
          ref={handleRef}
          aria-label={`Move ${name}`}
          className={`${corner} top-1.5 left-1.5 cursor-grab`}
        >
          <GripVertical className="size-4" aria-hidden />
        </button>
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
          className={`${corner} top-1.5 right-1.5`}
        >
          <X className="size-4" aria-hidden />
        </button>
        {index === 0 && (
          <span className="absolute bottom-1.5 left-1.5 rounded-[5px] bg-ground/90 px-2 py-0.5 text-xs font-semibold">
            Cover
          </span>
        )}
      </div>
      <input
        className="control mt-1.5 w-full text-sm"
        placeholder="Describe the picture"
        aria-label={`Description of picture ${index + 1}`}
        maxLength={300}
        aria-describedby={error && errorId}
        aria-invalid={error ? true : undefined}
        {...form.register(`media.${index}.alt`)}
      />
      {error && <FieldError id={errorId} text={error} />}
    </li>
  )
}
