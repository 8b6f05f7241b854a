import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { Zone, zoneInput } from '../../shared/selling/delivery/delivery.ts'

export type ZoneFormApi = UseFormReturn<z.input<typeof zoneInput>, unknown, Zone>
