import { useId } from 'react'
import { useChangePortrait, usePortrait } from '../../client/portrait.ts'
import type { Person } from '../../shared/people/customer.ts'
import { initialOf } from '../../shared/text.ts'
import { t } from '../../shared/words.ts'
import { Button, buttonClass, Spinner } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'

const types = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** The picture of the person, or their initials, with what changes it. */
export function ProfilePicture({ person }: { person: Person }) {
  const { firstName, lastName, pictureId, showsPicture } = person
  const shown = usePortrait(pictureId)
  const { change, show, busy, fault } = useChangePortrait()
  const id = useId()
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-full bg-ground-soft text-2xl font-semibold text-ink-soft">
        {shown ? (
          <img src={shown} alt={t('Your profile')} className="size-full object-cover" />
        ) : (
          <span aria-hidden>
            {initialOf(firstName)}
            {initialOf(lastName)}
          </span>
        )}
      </div>
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-3">
          <label
            htmlFor={id}
            aria-busy={busy}
            className={buttonClass('secondary', 'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2')}
          >
            {pictureId ? t('Change picture') : t('Add a picture')}
            <input
              id={id}
              type="file"
              accept={types}
              className="sr-only"
              disabled={busy}
              onChange={({ target }) => {
                const file = target.files?.[0]
                // Lets the user choose the same file again after it was refused.
                target.value = ''
                if (file) void change(file)
              }}
            />
            {busy && <Spinner />}
          </label>
          {pictureId && (
            <Button look="quiet" disabled={busy} onClick={() => void change(null)}>
              {t('Remove picture')}
            </Button>
          )}
        </div>
        <p className="text-sm text-ink-soft">
          {showsPicture
            ? t('JPEG, PNG, WebP, AVIF or GIF, up to 5 MB. Everyone sees it beside what you write here.')
            : t('JPEG, PNG, WebP, AVIF or GIF, up to 5 MB. Only you and this site see it.')}
        </p>
        {pictureId && (
          <Checkbox
            label={t('Show my picture beside my comments and reviews')}
            checked={showsPicture}
            disabled={busy}
            onChange={({ target }) => void show(target.checked)}
          />
        )}
      </div>
      {fault && (
        <Notice kind="danger" className="w-full">
          {fault}
        </Notice>
      )}
    </div>
  )
}
