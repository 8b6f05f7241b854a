import type { Control, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { lookForm } from '../../shared/sites/settings-admin.ts'

/** Values of the form as they are edited; what the schema defaults may be missing from them. */
export type LookValues = z.input<typeof lookForm>
export type LookForm = UseFormReturn<LookValues, unknown, z.output<typeof lookForm>>
export type LookControl = Control<LookValues, unknown, z.output<typeof lookForm>>
