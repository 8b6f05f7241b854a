import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useProduct } from '../../client/product.ts'
import { Button } from '../../ui/button.tsx'
import { PurchaseForm } from './purchase-form.tsx'

type Props = { name: string; path: string; onClose: () => void }

/** Asks for the options of a product in place, for cards of products that come in several. */
export function ChooseOptions({ name, path, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const { data: product, isError, refetch } = useProduct(path)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className="choose-options"
      aria-labelledby={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={title} className="text-xl">
            {name}
          </h2>
          <button type="button" className="-m-2 grid size-11 shrink-0 place-items-center" onClick={close}>
            <X size={20} aria-hidden />
            <span className="sr-only">Close</span>
          </button>
        </div>
        {product && <PurchaseForm product={product} onAdded={close} />}
        {!product && !isError && (
          <p className="py-6 text-ink-soft" role="status">
            Loading the options…
          </p>
        )}
        {!product && isError && (
          <div role="alert">
            <p className="mb-4">The options could not be loaded.</p>
            <Button look="secondary" onClick={() => refetch()}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </dialog>
  )
}
