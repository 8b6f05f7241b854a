/** Refusals by code, each with its HTTP status and its text; `{name}` is filled in from the values given with the refusal. */
export type RefusalTexts = Record<string, readonly [status: number, text: string]>
