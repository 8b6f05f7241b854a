import {
  answerOf,
  type CustomField,
  type CustomValue,
  type CustomValues,
  customFault,
} from '../../../../../shared/selling/catalogue/custom-fields.ts'
import { cut } from '../../../../../shared/text.ts'
import { numberOf } from '../../../../platform/read-amount.ts'
import type { Field } from './fields.ts'
import type { Known } from './known.ts'
import { idOfPicture, isPictureElsewhere } from './picture-address.ts'
import type { Row } from './row.ts'

/** The values of the site's own fields that a row states. Pictures that are still to be fetched are left out: the row asks for them. */
export function customValues(row: Row, owner: CustomField['owner'], known: Known): CustomValues {
  const own = known.fields.filter((field) => field.owner === owner)
  const stated = own.map((field): Stated => {
    const column = `custom.${field._id}` as const
    return { field, column, text: row.cell(column) }
  })
  return valuesOf(row, stated, known)
}

/** Text for a field, and the column that states it. */
export type Stated = { field: CustomField; column: Field; text: string }

export function valuesOf(row: Row, stated: Stated[], known: Known): CustomValues {
  const values = stated.flatMap((one) => {
    const value = one.text === '' ? undefined : checked(row, one, known)
    return value === undefined ? [] : [[one.field._id, value] as const]
  })
  return Object.fromEntries(values)
}

function checked(row: Row, { field, column, text }: Stated, known: Known): CustomValue | undefined {
  if (field.type === 'PICTURE' && isPictureElsewhere(known.origin, text)) {
    row.want(column, field, text)
    return undefined
  }
  const value = readAs(field, text, known)
  const fault = customFault(field, value)
  if (fault) row.fault(column, faultOf(field, fault))
  return fault ? undefined : value
}

/** The value of a cell as a field of this type stores it; a text that is none stays, and is refused. */
function readAs({ type, choices }: CustomField, text: string, { origin }: Known): CustomValue {
  switch (type) {
    case 'NUMBER':
      return numberOf(text) ?? text
    case 'BOOLEAN':
      return answerOf(text) ?? text
    case 'CHOICE':
      return choiceOf(choices, text)
    case 'CHOICES':
      return partsOf(choices, text).map((part) => choiceOf(choices, part))
    case 'COLOUR':
      return text.toLowerCase()
    case 'PICTURE':
      return idOfPicture(origin, text) ?? text
    default:
      return text
  }
}

/** A value in the words of a file, to be read again. */
export function cellOf({ type, choices }: CustomField, value: CustomValue, pictureAt: (id: string) => string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (type === 'PICTURE') return pictureAt(String(value))
  if (!Array.isArray(value)) return String(value)
  return value.join(choices.some((choice) => choice.includes(';')) ? '\n' : '; ')
}

const choiceOf = (choices: string[], text: string) =>
  choices.find((choice) => choice === text) ??
  choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ??
  text

/** Choices in one cell: by lines, by semicolons, else by commas; or a list as Shopify writes it. */
function partsOf(choices: string[], text: string): string[] {
  const list = listOf(text)
  if (list) return list
  const isChoice = (part: string) => choices.includes(choiceOf(choices, part))
  for (const separator of ['\n', ';', ',']) {
    const parts = text.split(separator).map((part) => part.trim())
    if (parts.every(isChoice)) return parts
  }
  return text.split(';').map((part) => part.trim())
}

function listOf(text: string): string[] | undefined {
  if (!text.startsWith('[')) return undefined
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.map(String) : undefined
  } catch {
    return undefined
  }
}

/** Choices are named, because a spreadsheet does not show the field. */
function faultOf({ type, choices }: CustomField, fault: string): string {
  if (type === 'CHOICE' || type === 'CHOICES') return `Choose from ${cut(choices.join(', '), 300)}.`
  if (type === 'DATE') return 'Enter a date, such as 2026-03-31.'
  return type === 'PICTURE' ? 'Enter the address of a picture, or its file name in the ZIP, such as label.jpg.' : fault
}
