import { addDays } from '../../shared/days.ts'
import { latinDigits, numberOf } from '../../shared/people/written-numbers.ts'
import { answerOf } from '../../shared/selling/catalogue/custom-fields.ts'
import type { GridValue } from '../../shared/selling/catalogue/product-grid.ts'
import { countryCalled } from '../../shared/selling/delivery/countries.ts'
import { dayIn, fromZoned, midnightOf, toZoned } from '../../shared/zoned-time.ts'
import { paiseOf, rupeesOf } from '../ui/money-field.tsx'
import type { GridColumn } from './grid-columns.ts'

type Read = { value: GridValue } | { fault: string }

/** A cell's text. A separator within a part stands after a backslash, as in files (B252). */
export function textOf({ kind, timeZone = '', names = [] }: GridColumn, value: GridValue): string {
  if (value === null) return ''
  const nameOf = (id: unknown) => names.find((one) => one.id === id)?.name ?? ''
  if (kind === 'named') return nameOf(value)
  if (Array.isArray(value)) {
    const [sign, parts] = kind === 'tags' ? [',', value] : [';', kind === 'several' ? value.map(nameOf) : value]
    return parts.map((part) => part.replaceAll(sign, `\\${sign}`)).join(`${sign} `)
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (kind === 'time') return toZoned(String(value), timeZone).replace('T', ' ')
  return kind === 'money' && typeof value === 'number' ? rupeesOf(value) : String(value)
}

/** Parses typed or pasted text; `fault` says why it is invalid. */
export function readCell(column: GridColumn, text: string): Read {
  const read = readPlain(column, text.trim())
  const fault = 'value' in read ? column.faultIn?.(read.value) : undefined
  return fault === undefined ? read : { fault: `${column.title}: ${fault}` }
}

function readPlain(column: GridColumn, plain: string): Read {
  switch (column.kind) {
    case 'tags':
      return { value: tagsOf(plain) }
    case 'money': {
      const paise = paiseOf(plain)
      if (paise === null) return { fault: `${column.title}: enter an amount.` }
      return numberOr(column, paise)
    }
    case 'number': {
      const number = plain === '' ? undefined : Number(numberOf(plain).replaceAll(',', ''))
      const isNumber = number === undefined || Number.isFinite(number)
      return isNumber ? numberOr(column, number) : { fault: `${column.title}: enter a number.` }
    }
    case 'country': {
      const code = plain === '' ? '' : countryCalled(plain)
      return code === undefined ? { fault: `${column.title}: enter a country, such as India or IN.` } : { value: code }
    }
    case 'time':
      return timeOf(column, plain)
    case 'lines':
      return orNothing(column, plain.replaceAll(/\r\n?/g, '\n'))
    case 'text':
      return orNothing(column, plain.replaceAll(/\s*[\r\n]+\s*/g, ' '))
    case 'code':
      return { value: latinDigits(plain).replaceAll(/[\s.'-]/g, '') }
    case 'colour':
      return orNothing(column, plain.toLowerCase())
    default:
      return readChoice(column, plain)
  }
}

const orNothing = ({ isOptional }: GridColumn, text: string): Read => ({
  value: isOptional && text === '' ? null : text,
})

const tagsOf = (text: string): string[] => [...new Set(partsOf(text, ',').map((tag) => tag.toLowerCase()))]

function partsOf(text: string, sign: ',' | ';'): string[] {
  const parts = text.split(sign === ',' ? /(?<!\\),/ : /(?<!\\);/)
  return parts.map((part) => part.replaceAll(`\\${sign}`, sign).trim()).filter(Boolean)
}

/** A time in the site's zone; of a day alone its beginning, or its end for what ends. */
function timeOf({ title, field, timeZone = '' }: GridColumn, text: string): Read {
  if (text === '') return { value: null }
  const { day = '', time } = /^(?<day>\d{4}-\d{2}-\d{2})(?:[ T](?<time>\d{1,2}:\d{2}))?$/.exec(text)?.groups ?? {}
  const start = fromZoned(`${day}T${(time ?? '0:00').padStart(5, '0')}`, timeZone)
  const isThere = start !== undefined && dayIn(new Date(start), timeZone) === day
  const isWhole = time === undefined && field === 'saleUntil'
  const value = isThere && isWhole ? midnightOf(addDays(day, 1), timeZone) : start
  return value === undefined || !isThere ? { fault: `${title}: enter a time, such as 2026-12-01 09:00.` } : { value }
}

function numberOr({ title, isOptional }: GridColumn, number: number | undefined): Read {
  if (number !== undefined) return { value: number }
  return isOptional ? { value: null } : { fault: `${title}: enter a number.` }
}

/** Reads what is chosen by name, in any case: of choices, or of things whose ids the cell holds. */
function readChoice(column: GridColumn, text: string): Read {
  const { kind, field, title, isOptional, choices = [] } = column
  if (kind === 'several') return readSeveral(column, partsOf(text, ';'))
  if (kind === 'choices') return readSeveral(column, partsOf(text, separatorIn(choices, text)))
  if (isOptional && text === '') return { value: null }
  if (kind === 'named') {
    const id = idCalled(column, text)
    return id === undefined ? { fault: `${title}: there is no “${text}”.` } : { value: id }
  }
  const answer = kind === 'yesNo' ? answerOf(text) : undefined
  if (answer !== undefined) return { value: answer }
  const found = choiceCalled(choices, field === 'gstRate' ? text.replace(/\s*%$/, '') : text)
  if (found === undefined) return { fault: `${title}: choose ${choices.slice(0, 8).join(', ')}.` }
  return { value: field === 'gstRate' ? Number(found) : found }
}

/** Google Sheets has commas between the choices of a cell. */
const separatorIn = (choices: readonly string[], text: string) =>
  text.includes(';') || choiceCalled(choices, text) !== undefined ? ';' : ','

function readSeveral(column: GridColumn, parts: string[]): Read {
  const { kind, title, isOptional, choices = [] } = column
  if (parts.length === 0) return isOptional ? { value: null } : { fault: `${title}: name at least one.` }
  const found = parts.map((part) => (kind === 'several' ? idCalled(column, part) : choiceCalled(choices, part)))
  const wrong = found.indexOf(undefined)
  if (wrong >= 0) return { fault: `${title}: there is no “${parts[wrong]}”.` }
  return { value: [...new Set(found.filter((one) => one !== undefined))] }
}

const choiceCalled = (choices: readonly string[], text: string): string | undefined =>
  choices.find((choice) => choice === text) ?? choices.find((choice) => choice.toLowerCase() === text.toLowerCase())

/** The id of what has this name; of a trail (`Women › Kurtas`) its end is enough, where no other ends so. */
function idCalled({ names = [] }: GridColumn, text: string): string | undefined {
  const wanted = plainTrail(text)
  const named = names.find(({ name }) => plainTrail(name) === wanted)
  if (named) return named.id
  const ending = names.filter(({ name }) => plainTrail(name).endsWith(` › ${wanted}`))
  return ending.length === 1 ? ending[0]?.id : undefined
}

const plainTrail = (text: string) => text.toLowerCase().replaceAll(/\s*[>›]\s*/g, ' › ')
