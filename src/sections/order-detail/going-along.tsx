import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { type Along, goesWithText, moneyOf } from './along-text.ts'

type Props = {
  order: Along
  timeZone: string
  /** The address of another order's page; none where only this order may be seen. */
  pageOf?: (id: string) => string
}

/** The order with which one goes along, and those that go along with it, with what is still to be paid. */
export function GoingAlong({ order, timeZone, pageOf }: Props) {
  const { goesWith, goingAlong } = order
  if (!goesWith && goingAlong.length === 0) return null
  return (
    <section aria-label={t('Orders that go together')} className="mt-6 rounded-card border border-line p-4 sm:p-5">
      {goesWith && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <span>{goesWithText(order)}</span>
          {pageOf && <OrderLink {...goesWith} pageOf={pageOf} />}
        </p>
      )}
      {goingAlong.length > 0 && (
        <>
          <h2 className="mb-1 text-base font-semibold">{t('Added to this order')}</h2>
          <ul className="divide-y divide-line">
            {goingAlong.map((other) => (
              <li
                key={other._id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2 last:pb-0"
              >
                <OrderLink {...other} pageOf={pageOf} />
                <span className="tabular-nums">{moneyOf(other, order, timeZone)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type LinkProps = { _id: string; number: number } & Pick<Props, 'pageOf'>

function OrderLink({ _id, number, pageOf }: LinkProps) {
  const text = t('Order {number}', { number })
  if (!pageOf) return <span>{text}</span>
  return (
    <Link href={pageOf(_id)} className="font-semibold underline underline-offset-2 pointer-coarse:py-2">
      {text}
    </Link>
  )
}
