import { Waiting } from '../layout/waiting.tsx'

/** What stands where a hosted page will be, until it is there. */
export const HostedLoading = () => <Waiting words="Loading..." />
