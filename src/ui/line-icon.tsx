import type { IconNode } from 'lucide'
import { createElement } from 'react'

type Props = {
  of: IconNode
  className?: string
  /** Width and height in px, where no class says them. */
  size?: number
  strokeWidth?: number
  fill?: string
}

/** An icon drawn in lines as wide as the text's own. Decorative: the text beside it speaks. */
export function LineIcon({ of, className, size = 24, strokeWidth = 2, fill = 'none' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={fill}
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      {of.map(([tag, shape], index) => createElement(tag, { key: index, ...shape }))}
    </svg>
  )
}
