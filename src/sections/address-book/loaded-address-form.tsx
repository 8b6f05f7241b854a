import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { t } from '../../shared/words.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { AddressForm } from './address-form.tsx'

const loadForm = async () => ({ Form: (await import('./address-form.tsx')).AddressForm })

/** The address form, loaded on first use: most visits never need it. */
export function LoadedAddressForm(props: ComponentProps<typeof AddressForm>) {
  const { data, isError, refetch } = useQuery({ queryKey: ['address-form'], queryFn: loadForm, staleTime: Infinity })
  if (data) return <data.Form {...props} />
  if (isError) return <LoadFault text={t('The form could not be loaded.')} retry={() => void refetch()} />
  return <FormSkeleton />
}

const fields = ['name', 'mobile', 'street', 'area', 'landmark', 'pincode', 'city']

function FormSkeleton() {
  return (
    <Loading text={t('Loading the form')}>
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map((name) => (
          <Skeleton key={name} className={`h-18 ${name === 'street' ? 'sm:col-span-2' : ''}`} />
        ))}
      </div>
    </Loading>
  )
}
