import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { Zone, zoneForm } from '../../shared/selling/delivery.ts'

/** A zone as its form holds it: PIN codes are text. */
export type TypedZone = z.input<typeof zoneForm>

export type ZoneFormApi = UseFormReturn<TypedZone, unknown, Zone>
