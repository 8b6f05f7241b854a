import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changeProduct, createProduct } from '../../server/modules/selling/products/products.contract.ts'
import { type EditableProduct, productChange } from '../../shared/selling/catalogue/products-admin.ts'
import { productKey, useRefreshCatalogue } from '../catalogue/calls.ts'
import { siteKey } from '../ui/me.ts'
import { useRecordForm } from '../ui/record-form.ts'
import { SampleBadge, samplesKey } from '../ui/sample-badge.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { Screen } from '../ui/screen.tsx'
import { isStaleAnswer, StaleNotice } from '../ui/stale.tsx'
import { BasicsPart } from './basics-part.tsx'
import { ComplementsPart } from './complements-part.tsx'
import { CustomPart } from './custom-part.tsx'
import { DeclarationsPart } from './declarations-part.tsx'
import { FactsPart } from './facts-part.tsx'
import { FreePrice, givesAway } from './free-price.tsx'
import { OptionsPart } from './options-part.tsx'
import { PicturesPart } from './pictures-part.tsx'
import { ProductActions } from './product-actions.tsx'
import { StatusBadge } from './product-columns.tsx'
import { type CheckedValues, emptyProduct, valuesOf } from './product-values.ts'
import { SidePart } from './side-part.tsx'
import { useTaxQuestion } from './tax-question.tsx'
import { VariantsPart } from './variants-part.tsx'

type Props = {
  /** The stored one; a new one without it. */
  product?: EditableProduct
  restart?: () => Promise<void>
}

/** A product with everything about it, saved as a whole. */
export function ProductForm({ product, restart }: Props) {
  const { save, isStale, question } = useSaveProduct(product)
  const stored = useRecordForm({
    schema: productChange,
    values: product ? valuesOf(product) : emptyProduct,
    save,
  })
  const { form } = stored
  const [asksFree, setAsksFree] = useState(false)
  const submit = () => {
    const before = form.formState.defaultValues?.variants?.flatMap((variant) => variant?.price ?? []) ?? []
    const isGift = givesAway(before.map(asPriced), form.getValues('variants'))
    if (isGift) setAsksFree(true)
    else stored.submit()
  }
  const record = { ...stored, submit }
  const name = product?.name ?? 'New product'
  return (
    <Screen
      title={name}
      badge={
        product && (
          <>
            <StatusBadge status={product.status} />
            <SampleBadge kind="product" id={product._id} />
          </>
        )
      }
      back={{ to: '/products', title: 'Products' }}
      actions={product && <ProductActions product={product} />}
    >
      {isStale && restart && <StaleNotice thing="product" restart={restart} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          record.submit()
        }}
      >
        <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="min-w-0">
            <BasicsPart form={form} isNew={product === undefined} />
            <PicturesPart form={form} />
            <OptionsPart form={form} />
            <VariantsPart form={form} />
            <FactsPart form={form} />
            <CustomPart form={form} />
            <DeclarationsPart form={form} />
            <ComplementsPart form={form} id={product?._id} />
          </div>
          <SidePart form={form} />
        </div>
        {/* Enter in a field saves, as in every form. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
          Save
        </button>
      </form>
      {question}
      {asksFree && <FreePrice onSave={stored.submit} onClose={() => setAsksFree(false)} />}
      <SaveBar form={record} name={product ? `“${name}”` : 'the new product'} />
    </Screen>
  )
}

const asPriced = (price: number) => ({ price })

function useSaveProduct(product: EditableProduct | undefined) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const refresh = useRefreshCatalogue()
  const [isStale, setStale] = useState(false)
  const { question, asked } = useTaxQuestion()
  const save = async (values: CheckedValues) => {
    try {
      const { data } = await asked((taxConfirmed) => {
        const body = { ...values, taxConfirmed }
        return product ? call(changeProduct, { params: { id: product._id }, body }) : call(createProduct, { body })
      })
      if (product) client.setQueryData(productKey(product._id), data)
      void refresh()
      void client.invalidateQueries({ queryKey: samplesKey })
      // With its first product a site becomes a shop, which the side bar shows.
      if (!product) void client.invalidateQueries({ queryKey: siteKey })
      toast.success(product ? 'Product saved' : 'Product added')
      if (!product) await navigate({ to: '/products/$id', params: { id: data._id }, replace: true })
      return valuesOf(data)
    } catch (error) {
      setStale(isStaleAnswer(error))
      throw error
    }
  }
  return { save, isStale, question }
}
