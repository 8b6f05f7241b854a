/** Where the screens of one campaign lead back to. */
export const back = { to: '/newsletter/campaigns', title: 'Campaigns' } as const
