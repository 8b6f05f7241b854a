import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallError } from '../../client/api.ts'
import { messageOf } from '../../client/message-of.ts'
import { useOrderReviews } from '../../client/reviews.ts'
import { prepareToasts, toast } from '../../client/toast.ts'
import {
  longestReview,
  longestReviewTitle,
  type NameStyle,
  nameStyles,
} from '../../shared/selling/opinions/review-limits.ts'
import type { ReviewableLine } from '../../shared/selling/opinions/reviews.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ReviewPictures, type ShownUpload } from './review-pictures.tsx'
import { StarField } from './star-field.tsx'

type Props = { orderId: string; name: string; line: ReviewableLine; onClose: () => void }

/** The dialog to review a delivered item: stars, title, text, pictures. */
export function ReviewDialog({ orderId, name, line, onClose }: Props) {
  return (
    <Modal title={t('Review {name}', { name })} className="small-sheet" onClose={onClose}>
      {(close) => <ReviewForm orderId={orderId} line={line} onDone={close} />}
    </Modal>
  )
}

type Faults = Partial<Record<'stars' | 'title' | 'text' | 'pictures', string>>

function ReviewForm({ orderId, line, onDone }: { orderId: string; line: ReviewableLine; onDone: () => void }) {
  const { review, productVariantId, isOpen } = line
  const { save, remove } = useOrderReviews(orderId)
  const [stars, setStars] = useState(review?.stars ?? 0)
  const [title, setTitle] = useState(review?.title ?? '')
  const [text, setText] = useState(review?.text ?? '')
  const [pictures, setPictures] = useState<ShownUpload[]>(
    review?.pictures.map(({ _id, url }) => ({ id: _id, url: review.state === 'SHOWN' ? url : undefined })) ?? [],
  )
  const [named, setNamed] = useState<NameStyle>(review?.named ?? 'SHORT')
  const [busy, setBusy] = useState<'save' | 'remove'>()
  const [faults, setFaults] = useState<Faults>({})
  const [fault, setFault] = useState<string>()

  const form = useRef<HTMLFormElement>(null)
  // The form is longer than a phone: its first faulty field may be out of sight of the button.
  useEffect(() => {
    if (Object.keys(faults).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]')?.focus()
  }, [faults])

  const run = async (act: 'save' | 'remove', work: () => Promise<string>) => {
    if (busy) return
    setBusy(act)
    setFaults({})
    setFault(undefined)
    prepareToasts()
    try {
      void toast.success(await work())
      onDone()
    } catch (error) {
      const named = faultsOf(error)
      setFaults(named)
      if (Object.keys(named).length === 0) setFault(messageOf(error))
    } finally {
      setBusy(undefined)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stars === 0) return setFaults({ stars: t('Choose one to five stars.') })
    void run('save', async () => {
      const ids = pictures.map(({ id }) => id)
      const saved = await save({ productVariantId, stars, title, text, pictures: ids, named })
      return saved?.state === 'SHOWN'
        ? t('Thank you. Your review is shown.')
        : t('Thank you. Your review will be shown once it has been checked.')
    })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5 overflow-y-auto px-6 pb-6">
      {!isOpen && <Notice kind="info">{t('You can no longer change this review. You can still delete it.')}</Notice>}
      <fieldset disabled={!isOpen} className="grid gap-5">
        <StarField value={stars} onChange={setStars} error={faults.stars} />
        <TextField
          label={t('Title')}
          value={title}
          maxLength={longestReviewTitle}
          onChange={({ target }) => setTitle(target.value)}
          error={faults.title}
        />
        <Field label={t('Your review')} error={faults.text}>
          {(control) => (
            <textarea
              {...control}
              rows={5}
              maxLength={longestReview}
              value={text}
              onChange={({ target }) => setText(target.value)}
              className={`${controlClass} py-3`}
            />
          )}
        </Field>
        <ReviewPictures pictures={pictures} onChange={setPictures} error={faults.pictures} />
        <SelectField
          label={t('Your name beside it')}
          value={named}
          options={nameStyles.map((value) => ({ value, title: styleWords(value) }))}
          onChange={({ target }) => setNamed(nameStyles.find((style) => style === target.value) ?? 'SHORT')}
        />
      </fieldset>
      {fault && <Notice kind="danger">{fault}</Notice>}
      <div className="flex flex-wrap gap-3">
        {isOpen && (
          <Button type="submit" busy={busy === 'save'}>
            {t('Save review')}
          </Button>
        )}
        {review && (
          <Button
            look="quiet"
            busy={busy === 'remove'}
            onClick={() =>
              void run('remove', async () => {
                await remove(review._id)
                return t('Your review is deleted.')
              })
            }
          >
            {t('Delete review')}
          </Button>
        )}
      </div>
    </form>
  )
}

function styleWords(style: NameStyle): string {
  const words: Record<NameStyle, string> = {
    SHORT: t('First name and an initial'),
    FULL: t('Whole name'),
    FIRST: t('First name alone'),
    INITIALS: t('Initials alone'),
  }
  return words[style]
}

/** `orderReview.title` -> the field `title`. */
function faultsOf(error: unknown): Faults {
  if (!(error instanceof CallError)) return {}
  const named = error.fieldFaults().map(({ field, text }) => [field.split('.')[1] ?? '', text] as const)
  return Object.fromEntries(named.filter(([field]) => ['stars', 'title', 'text', 'pictures'].includes(field)))
}
