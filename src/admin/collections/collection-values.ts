import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { collectionChange } from '../../shared/selling/catalogue/collections.ts'

/** A collection as its form holds it. */
export type CollectionValues = z.input<typeof collectionChange>
export type CheckedCollection = z.output<typeof collectionChange>
export type CollectionFormApi = UseFormReturn<CollectionValues, unknown, CheckedCollection>
