import { useParams } from '@tanstack/react-router'
import { call } from '../../client/call.ts'
import { readDiscount } from '../../server/modules/selling/discounts/discounts.contract.ts'
import { Changeable } from '../ui/may-change.tsx'
import { RecordScreen, useRecord } from '../ui/record.tsx'
import { DiscountForm } from './discount-form.tsx'
import { discountKey } from './discount-key.ts'

const back = { to: '/discounts', title: 'Discounts' } as const

export function NewDiscountScreen() {
  return (
    <Changeable>
      <DiscountForm />
    </Changeable>
  )
}

export function DiscountScreen() {
  const { id } = useParams({ from: '/discounts/$id' })
  return <StoredDiscount key={id} id={id} />
}

function StoredDiscount({ id }: { id: string }) {
  const record = useRecord({
    queryKey: discountKey(id),
    queryFn: async () => (await call(readDiscount, { params: { id } })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <RecordScreen record={record} title="Discount" back={back} gone={{ text: 'It was deleted, or the link is wrong.' }}>
      {(discount, restart) => (
        <Changeable>
          <DiscountForm discount={discount} restart={restart} />
        </Changeable>
      )}
    </RecordScreen>
  )
}
