import { counted } from '../../ui/counted.ts'

const day = 24

/** For how long the items of a payment link can be reserved. */
export const hourOptions = [1, 3, 6, 12, 24, 48, 72].map((hours) => ({
  value: String(hours),
  title: hours < day ? counted(hours, 'hour') : counted(hours / day, 'day'),
}))
