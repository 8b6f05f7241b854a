import { Fragment, type ReactNode } from 'react'
import { t } from '../shared/words.ts'

/** Marks a placeholder's name while a text is translated; users never type it. */
const mark = '\u0001'

type Props = { text: string; values: Record<string, ReactNode> }

/** A text of the product with elements in its places: `<Words text="Sent to {email}." values={{ email: <b>…</b> }} />` */
export function Words({ text, values }: Props) {
  const places = Object.fromEntries(Object.keys(values).map((name) => [name, `${mark}${name}${mark}`]))
  return t(text, places)
    .split(mark)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>)
}
