import type { ComponentType } from 'react'

/**
 * The screens of what belongs to one visitor, by their address: drawn in the browser alone, unknown to search
 * engines, and their code comes with them alone.
 */
export const ownScreens: Record<string, () => Promise<{ default: ComponentType }>> = {
  plans: () => import('./routes/plans.tsx'),
  'plans/:id': () => import('./routes/saved-plan.tsx'),
  account: () => import('./routes/account.tsx'),
  notifications: () => import('./routes/notifications.tsx'),
  's/:token': () => import('./routes/shared-plan.tsx'),
}
