import type { Card, MailPicture } from './letter.ts'
import type { MailLook } from './mail-look.ts'

/** Width of the content area, px. */
export const innerWidth = 552
const gap = 24

/** A picture at most `most` px wide, narrower on narrow screens. */
export function Picture({ src, alt, width, height, most, radius }: MailPicture & { most: number; radius: number }) {
  const shown = Math.min(width ?? most, most)
  const ratio = width && height ? height / width : undefined
  return (
    <img
      src={src}
      alt={alt}
      width={shown}
      // Reserves the space until the picture is loaded.
      {...(ratio ? { height: Math.round(shown * ratio) } : {})}
      style={{ display: 'block', width: '100%', maxWidth: shown, height: 'auto', border: 0, borderRadius: radius }}
    />
  )
}

type Props = { cards: Card[]; look: MailLook }

/** Products in two columns on every screen. */
export function Tiles({ cards, look }: Props) {
  const rows = Array.from({ length: Math.ceil(cards.length / 2) }, (_, at) => cards.slice(at * 2, at * 2 + 2))
  return (
    <Rows>
      {rows.map(([left, right], at) => (
        <tr key={at}>
          <td width="50%" valign="top" style={{ padding: `0 ${gap / 2}px ${gap}px 0` }}>
            {left && <Upright card={left} look={look} />}
          </td>
          <td width="50%" valign="top" style={{ padding: `0 0 ${gap}px ${gap / 2}px` }}>
            {right && <Upright card={right} look={look} />}
          </td>
        </tr>
      ))}
    </Rows>
  )
}

function Upright({ card, look }: { card: Card; look: MailLook }) {
  return (
    <a href={card.href} className="ink" style={{ color: look.ink, textDecoration: 'none' }}>
      {card.picture && <Picture {...card.picture} most={(innerWidth - gap) / 2} radius={look.radius} />}
      <span dir="auto" style={{ display: 'block', marginTop: 10, fontWeight: 600 }}>
        {card.title}
      </span>
      <Note card={card} />
    </a>
  )
}

/** Posts in a list, each with its picture beside the text. */
export function Lines({ cards, look }: Props) {
  return (
    <Rows>
      {cards.map((card) => (
        <tr key={card.href}>
          {card.picture && (
            <td width="32%" valign="top" style={{ padding: `0 ${gap / 2}px ${gap}px 0` }}>
              <a href={card.href}>
                <Picture {...card.picture} most={176} radius={look.radius} />
              </a>
            </td>
          )}
          <td valign="top" colSpan={card.picture ? 1 : 2} style={{ padding: `0 0 ${gap}px 0` }}>
            <a href={card.href} className="ink" style={{ color: look.ink, textDecoration: 'none' }}>
              <span
                dir="auto"
                style={{ display: 'block', font: `${look.heading.weight} 18px/1.3 ${look.heading.family}` }}
              >
                {card.title}
              </span>
              <Note card={card} />
            </a>
          </td>
        </tr>
      ))}
    </Rows>
  )
}

function Note({ card: { note, before } }: { card: Card }) {
  if (note === '') return null
  return (
    <span dir="auto" style={{ display: 'block', marginTop: 4, fontSize: 15 }}>
      {note}
      {before && (
        <>
          {' '}
          <s style={{ opacity: 0.7 }}>{before}</s>
        </>
      )}
    </span>
  )
}

function Rows({ children }: { children: React.ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'collapse', margin: '8px 0 0', tableLayout: 'fixed' }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}
