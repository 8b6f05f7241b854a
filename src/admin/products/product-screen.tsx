import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadFault } from '../../ui/load-fault.tsx'
import { useProduct } from '../catalogue/calls.ts'
import { Changeable } from '../ui/may-change.tsx'
import { Screen, ScreenSkeleton } from '../ui/screen.tsx'
import { ProductForm } from './product-form.tsx'

export function NewProductScreen() {
  return <ProductForm />
}

export function ProductScreen() {
  const { id } = useParams({ from: '/products/$id' })
  return <StoredProduct key={id} id={id} />
}

function StoredProduct({ id }: { id: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useProduct(id)
  const [turn, setTurn] = useState(0)
  const retry = () => void refetch()
  // Starts the form again from what is stored now.
  const restart = async () => {
    await refetch()
    setTurn((before) => before + 1)
  }
  if (error && !data)
    return (
      <Screen title="Product" back={{ to: '/products', title: 'Products' }} measure="narrow">
        <LoadFault text={error.message} retry={retry} />
      </Screen>
    )
  if (!data || !isFetchedAfterMount) return <ScreenSkeleton />
  return (
    <Changeable>
      <ProductForm key={turn} product={data} restart={restart} />
    </Changeable>
  )
}
