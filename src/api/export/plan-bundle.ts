/** One plan as a document of the same kind as everything kept, so that the same import brings it back. */

import { type DataBundle, dataBundleVersion } from '#contract/your-data.ts'
import { plainText } from '#engine/say.ts'
import type { KeptPlan, KeptVersion } from '../store/keeping.ts'

/** The plan with what it was drafted from and its checklist; the conversation stays where it is. */
export function planBundle(
  { plan, household }: KeptVersion,
  { threadId, kept, now }: { threadId: string; kept: KeptPlan | undefined; now: Date },
): DataBundle {
  const at = plan.generatedAt
  return {
    format: 'hearth-data',
    schemaVersion: dataBundleVersion,
    exportedAt: now.toISOString(),
    threads: [
      {
        id: threadId,
        createdAt: at,
        updatedAt: at,
        memory: {
          household: household ?? {},
          ...(plan.fromSample && { fromSample: plan.fromSample }),
          topic: plan.topic,
          asked: [],
        },
        messages: [],
        plans: [{ plan, ...(household !== undefined && { household }) }],
      },
    ],
    savedPlans: [
      {
        id: kept?.id ?? plan.id,
        name: kept?.name ?? plainText(plan.title),
        threadId,
        planId: plan.id,
        savedAt: kept?.savedAt ?? at,
        updatedAt: kept?.updatedAt ?? at,
        steps: [...(kept?.steps ?? [])],
      },
    ],
    connections: [],
    shares: [],
  }
}
