/** Position of the pin; `aside` leaves room for a card on the left. */
const pins = { middle: 600, aside: 830 }

/** A drawn map of no real town, so that no third party is contacted. */
export function DrawnMap({ pin, className }: { pin: keyof typeof pins; className: string }) {
  return (
    <svg
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMid slice"
      className={`block bg-ground-soft ${className}`}
      aria-hidden="true"
    >
      <g fill="var(--line)" opacity="0.55">
        <path d="M0 0h230l-26 128L0 156zM866 60l210-34 22 146-204 30zM118 424l196-22 18 152-210 20z" />
        <path d="M664 386l132-14 12 96-132 16zM382 66l120-12 8 84-116 10z" />
      </g>
      <path d="M-20 330C150 300 240 214 400 236s230 128 410 92 250-134 420-118" {...water} />
      <g fill="none" stroke="var(--ground)" strokeLinecap="round">
        <path d="M-20 178l540-64 700-96M560-20l-44 240 72 164-20 240" strokeWidth="22" />
        <path d="M-20 462l380-44 240-30 620-74" strokeWidth="22" />
        <path d="M256-20l-38 296 62 344M842-20l38 242-34 170 40 230" strokeWidth="13" />
        <path d="M-20 548l330-26 560-56 350-22M516 220l364-36 340-40M80 136l38 290-30 200" strokeWidth="9" />
        <path d="M1030-20l30 220-22 140 44 280M420 112l20 300-26 210M690 90l28 286-18 240" strokeWidth="6" />
      </g>
      <g transform={`translate(${pins[pin]} 268)`}>
        <path
          d="M0 0c-28-40-46-62-46-92a46 46 0 0 1 92 0c0 30-18 52-46 92z"
          fill="var(--accent)"
          stroke="var(--ground)"
          strokeWidth="4"
        />
        <circle cy="-92" r="16" fill="var(--ground)" />
      </g>
    </svg>
  )
}

const water = {
  fill: 'none',
  stroke: 'var(--line-strong)',
  strokeWidth: 34,
  strokeLinecap: 'round',
  opacity: 0.45,
} as const
