import type { ReactNode } from 'react'
import { pictureUrl } from '../../../../shared/content/media/pictures.ts'
import type { Site } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import type { Block, Letter } from './letter.ts'
import { innerWidth, Lines, Picture, Tiles } from './mail-cards.tsx'
import type { MailLook } from './mail-look.ts'

type Props = Pick<Letter, 'preview' | 'blocks' | 'button'> & {
  site: Site
  look: MailLook
  language: string
  quiet: Block[]
  /** The sender: a name, then lines about the business. */
  foot: string[]
}

/**
 * A mail as HTML in the site's theme. Tables and inline styles, for old mail clients; classes for dark mode, for those that
 * support it.
 */
export function MailPage({ site, look, language, preview, blocks, button, quiet, foot }: Props) {
  const sheet = {
    maxWidth: 600,
    background: look.ground,
    border: `1px solid ${look.line}`,
    borderRadius: look.radius,
    color: look.ink,
    font: `16px/1.5 ${look.body}`,
  }
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: darkStyle(look) }} />
      </head>
      <body className="around" style={{ margin: 0, padding: 0, background: look.around }}>
        {preview && <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>}
        <Table className="around" style={{ background: look.around }}>
          <td align="center" style={{ padding: '24px 12px' }}>
            <Table className="sheet" style={sheet}>
              <td style={{ padding: '24px 24px 28px', overflowWrap: 'anywhere' }}>
                <Head site={site} look={look} />
                {blocks.map((block, index) => (
                  <Part key={index} block={block} look={look} />
                ))}
                {button && <Button {...button} look={look} />}
                {quiet.map((block, index) => (
                  <Part key={index} block={block} look={look} />
                ))}
              </td>
            </Table>
            <Foot site={site} look={look} lines={foot} />
          </td>
        </Table>
      </body>
    </html>
  )
}

type TableProps = { className: string; style: React.CSSProperties; children: ReactNode }

function Table({ className, style, children }: TableProps) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} className={className} style={style}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

/** The logo, with the name as its alternative text; only the name if there is no logo. */
function Head({ site, look }: { site: Site; look: MailLook }) {
  const { name, origin, settings } = site
  const { logo } = settings
  const style = {
    font: `${look.heading.weight} 22px/1.3 ${look.heading.family}`,
    color: look.ink,
    textDecoration: 'none',
  }
  const picture = { display: 'block', height: 44, width: 'auto', maxWidth: 240, border: 0 }
  return (
    <p style={{ margin: '0 0 20px' }}>
      <a href={pageAddress(site, '/')} className="ink" style={style}>
        {logo ? (
          <img src={`${origin}${pictureUrl(logo.id, 240)}`} alt={name} height={44} className="logo" style={picture} />
        ) : (
          name
        )}
      </a>
    </p>
  )
}

function Part({ block, look }: { block: Block; look: MailLook }) {
  const margin = '0 0 16px'
  if (typeof block === 'string')
    return (
      <p dir="auto" style={{ margin }}>
        {block}
      </p>
    )
  if ('lines' in block)
    return (
      <p dir="auto" style={{ margin }}>
        {block.lines.map((line, index) => (
          <span key={index} dir="auto">
            {line}
            <br />
          </span>
        ))}
      </p>
    )
  if ('code' in block)
    return (
      <p style={{ margin, fontSize: 28, letterSpacing: 4 }}>
        <strong>{block.code}</strong>
      </p>
    )
  if ('heading' in block) {
    const font = `${look.heading.weight} 24px/1.3 ${look.heading.family}`
    return (
      <h2 dir="auto" style={{ margin: '8px 0 12px', font }}>
        {block.heading}
      </h2>
    )
  }
  if ('divider' in block)
    return <hr className="line" style={{ margin: '24px 0', border: 0, borderTop: `1px solid ${look.line}` }} />
  if ('button' in block)
    return (
      <div style={{ margin: '0 0 24px' }}>
        <Button {...block.button} look={look} />
      </div>
    )
  if ('quiet' in block)
    return (
      <p style={{ margin: '24px 0 0', fontSize: 13 }}>
        <a href={block.quiet.href} className="ink" style={{ color: look.ink }}>
          {block.quiet.text}
        </a>
      </p>
    )
  if ('picture' in block) return <Figure block={block} look={look} />
  if ('cards' in block)
    return block.as === 'tiles' ? <Tiles cards={block.cards} look={look} /> : <Lines cards={block.cards} look={look} />
  return <Sums sums={block.sums} line={look.line} />
}

function Figure({ block: { picture, href }, look }: { block: Extract<Block, { picture: unknown }>; look: MailLook }) {
  const shown = <Picture {...picture} most={innerWidth} radius={look.radius} />
  return <div style={{ margin: '8px 0 20px' }}>{href ? <a href={href}>{shown}</a> : shown}</div>
}

function Sums({ sums, line }: { sums: [string, string][]; line: string }) {
  const cell: React.CSSProperties = { padding: '8px 0', borderBottom: `1px solid ${line}`, verticalAlign: 'top' }
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'collapse', margin: '0 0 16px', overflowWrap: 'break-word' }}
    >
      <tbody>
        {sums.map(([name, amount], index) => (
          <tr key={index}>
            <td dir="auto" className="line" style={cell}>
              {name}
            </td>
            <td className="line" align="right" style={{ ...cell, paddingLeft: 16 }}>
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A link with padding, so that it still looks like one without colours. */
function Button({ text, href, look: { button } }: NonNullable<Letter['button']> & { look: MailLook }) {
  const style = {
    display: 'inline-block',
    padding: '12px 24px',
    background: button.fill,
    color: button.text,
    border: `${button.width}px solid ${button.border}`,
    borderRadius: button.radius,
    fontWeight: 600,
    textDecoration: 'none',
  }
  return (
    <p style={{ margin: '8px 0 0' }}>
      <a href={href} style={style}>
        {text}
      </a>
    </p>
  )
}

function Foot({ site, look, lines: [name, ...lines] }: { site: Site; look: MailLook; lines: string[] }) {
  const style: React.CSSProperties = {
    maxWidth: 600,
    margin: '16px auto 0',
    color: look.soft,
    font: `13px/1.5 ${look.body}`,
    overflowWrap: 'anywhere',
    textAlign: 'center',
  }
  return (
    <p className="soft" style={style}>
      <a href={pageAddress(site, '/')} className="soft" style={{ color: look.soft }}>
        {name}
      </a>
      {lines.map((line, index) => (
        <span key={index}>
          <br />
          {line}
        </span>
      ))}
    </p>
  )
}

/** `!important` overrides the inline styles. A logo keeps the light background it was made for. */
function darkStyle({ dark, ground }: MailLook): string {
  return `@media (prefers-color-scheme: dark) {
.around { background: ${dark.around} !important }
.sheet { background: ${dark.ground} !important; border-color: ${dark.line} !important; color: ${dark.ink} !important }
.ink { color: ${dark.ink} !important }
.soft { color: ${dark.soft} !important }
.line { border-color: ${dark.line} !important }
.logo { background: ${ground}; padding: 6px 10px; border-radius: 6px }
}`
}
