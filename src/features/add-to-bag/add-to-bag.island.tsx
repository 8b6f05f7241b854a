import { useState } from 'react'
import { mayFillBag } from '../../client/bag.ts'
import { goToLogin } from '../../client/session.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { say } from '../../shared/own-words.ts'
import { BagButton } from './bag-button.tsx'
import { ChooseOptions } from './choose-options.tsx'
import { useAddToBag } from './use-add-to-bag.ts'

export type AddToBagProps = {
  name: string
  path: string
  /** The one variant to add; without it the options are asked for first. */
  variant?: string
}

/** The 'Add to bag' button of a product card (S34, T4). */
export default function AddToBagButton({ name, path, variant }: AddToBagProps) {
  const { add, busy } = useAddToBag(path)
  const [choosing, setChoosing] = useState(false)
  const press = () => {
    if (variant) add({ productVariantId: variant, quantity: 1 })
    // After signing in, the customer chooses options on the product's page.
    else if (!mayFillBag()) goToLogin(addressOf('product', path))
    else setChoosing(true)
  }
  return (
    <>
      <BagButton className="bag-button" busy={busy} onClick={press}>
        {say('product.addToBag')}
        <span className="sr-only"> {name}</span>
      </BagButton>
      {choosing && <ChooseOptions name={name} path={path} onClose={() => setChoosing(false)} />}
    </>
  )
}
