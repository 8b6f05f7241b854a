/** Refusals by code, with HTTP status and text; `{name}` is filled from the refusal's values. */
export type RefusalTexts = Record<string, readonly [status: number, text: string]>
