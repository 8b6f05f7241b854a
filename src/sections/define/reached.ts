import { usePage } from './page-info.tsx'

type Own = { address: string; phone: string; email: string; fromSettings: boolean }

/** Contact details: the section's own, else those of the settings. */
export function useReached({ address, phone, email, fromSettings }: Own): Omit<Own, 'fromSettings'> {
  const { business } = usePage().site
  if (!fromSettings) return { address, phone, email }
  return { address: address || business.address, phone: phone || business.phone, email: email || business.email }
}
