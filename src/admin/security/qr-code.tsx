import { encode } from 'uqr'

/** A QR code, dark on light in every mode: cameras do not read the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-[6px] bg-white"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
