/** Letters that are written from right to left today: Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Sets a text with letters from the right apart, so that numbers and signs after it stay in their places (B176). Others, and numbers, are unchanged. */
export const isolated = <Value extends string | number>(value: Value): Value | string =>
  fromTheRight.test(`${value}`) ? `\u2068${value}\u2069` : value
