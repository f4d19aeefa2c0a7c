import { useConversation } from '../chat/conversation-provider.tsx'
export default function PlanList() {
  const { plans } = useConversation()
  return <p>{plans.length}</p>
}
