import { type ComponentProps, useState } from 'react'
import { useProduct } from '../../client/product.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Photo } from '../../ui/photo.tsx'
import { PurchaseForm } from './purchase-form.tsx'

/** Props that are passed on to its form. */
type FormProps = Pick<ComponentProps<typeof PurchaseForm>, 'first' | 'onChosen' | 'onBuy' | 'buying'>
type Props = FormProps & { name: string; path: string; onClose: () => void }

/** A dialog that asks for a product's options, opened from its card or from the bar of its page. */
export function ChooseOptions({ name, path, onClose, ...form }: Props) {
  return (
    <Modal title={name} className="small-sheet" onClose={onClose}>
      {(close) => (
        <div className="px-6 pb-6">
          <Options path={path} onAdded={close} {...form} />
        </div>
      )}
    </Modal>
  )
}

function Options({ path, onAdded, ...form }: FormProps & { path: string; onAdded: () => void }) {
  const { data: product, isError, refetch } = useProduct(path)
  const [picture, setPicture] = useState<string>()
  if (product) {
    const { media } = product.basicDetails
    const shown = media.find(({ id }) => id === picture) ?? media[0]
    return (
      <>
        {shown && (
          <Photo
            {...shown}
            media={shown.id}
            alt={shown.alt || product.name}
            sizes="7rem"
            ratio="4 / 5"
            className="mb-4 w-28 rounded-card"
          />
        )}
        <PurchaseForm product={product} onAdded={onAdded} onPicture={setPicture} {...form} />
      </>
    )
  }
  if (!isError)
    return (
      <p className="py-6 text-ink-soft" role="status">
        {t('Loading the options…')}
      </p>
    )
  return (
    <div role="alert">
      <p className="mb-4">{t('The options could not be loaded.')}</p>
      <Button look="secondary" onClick={() => refetch()}>
        {t('Try again')}
      </Button>
    </div>
  )
}
