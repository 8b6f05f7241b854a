import type { Plan } from './pricing.schema.ts'

export type Cost = { price: string; text: string }

/** Monthly and yearly price of a plan (T21). The yearly one falls back to the monthly. */
export function costsOf(plan: Plan, sign: string): { monthly: Cost; yearly: Cost } {
  const own = plan.currencySymbol || sign
  return {
    monthly: { price: withSign(plan.priceMonthly, own), text: plan.monthlyPlanText },
    yearly: {
      price: withSign(plan.priceYearly || plan.priceMonthly, own),
      text: plan.yearlyPlanText || plan.monthlyPlanText,
    },
  }
}

/** The sign stands before a bare amount; words such as “Free”, and prices that bring a sign along, stay as they are. */
export function withSign(price: string, sign: string): string {
  const amount = price.trim()
  if (!/^\d/.test(amount) || /\p{Sc}/u.test(amount)) return amount
  return /\p{L}$/u.test(sign) ? `${sign}\u00a0${amount}` : `${sign}${amount}`
}

/** Whether the two periods differ in anything that a visitor would see. */
export const hasPeriods = (plans: Plan[]): boolean =>
  plans.some(({ priceYearly, yearlyPlanText }) => priceYearly !== '' || yearlyPlanText !== '')
