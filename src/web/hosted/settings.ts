import type { HostedSettings } from '#contract/hosted-content.ts'
import { apiBase, paths } from '#contract/paths.ts'

export const closedSettings: HostedSettings = { editing: false, customCode: false }
let asked: Promise<HostedSettings> | undefined

async function ask(): Promise<HostedSettings> {
  const answer = await fetch(apiBase + paths.hostedSettings)
  if (!answer.ok) throw new Error(`the settings of hosted content answered ${answer.status}`)
  return answer.json()
}

/** Asked for once a visit; where the server cannot say, nothing is allowed. */
export function hostedSettings(): Promise<HostedSettings> {
  asked ??= ask().catch((cause) => {
    console.error(cause)
    asked = undefined
    return closedSettings
  })
  return asked
}
