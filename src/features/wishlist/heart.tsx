import { useEffect } from 'react'
import { t } from '../../shared/words.ts'
import { heartsDrawn } from './drawn.ts'

type Props = {
  /** The product that it is on, and the variant that it keeps. */
  product: { _id: string; name: string; shownVariantId: string | null }
  className?: string
}

/**
 * The heart of a product: empty in the shared HTML (T3); filled once the signed-in customer's wishlist has loaded (B1). It
 * is no island: forty of them cost a page one listener (`hearts.ts`), which is told where a browser draws some later.
 */
export function Heart({ product: { _id, name, shownVariantId }, className = 'heart' }: Props) {
  useEffect(() => {
    document.dispatchEvent(new Event(heartsDrawn))
  }, [])
  if (!shownVariantId) return null
  return (
    <button
      type="button"
      className={className}
      data-heart={_id}
      data-variant={shownVariantId}
      aria-pressed={false}
      aria-label={t('Keep {name} in your wishlist', { name })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z" />
      </svg>
    </button>
  )
}
