import type pg from 'pg'

/** A connection of the database's owner, or several. */
export type Owner = Pick<pg.Pool, 'query'>
