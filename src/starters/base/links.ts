import type { Link } from '../../shared/content/links.ts'

/** Where a link of a starter's page leads. */
export const toPage = (value: string): Link => ({ type: 'page', value })
export const toCategory = (value: string): Link => ({ type: 'category', value })
export const outside = (value: string): Link => ({ type: 'external', value })

/** A button of configuration (SPEC §3). */
export const button = (buttonText: string, buttonAction: Link, icon = '') => ({ buttonText, buttonAction, icon })

/** An entry of a menu or of the footer. */
export const entry = (text: string, action: Link) => ({ text, action })
